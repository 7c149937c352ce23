import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/kit/button';
import { space } from '@/ui/theme/space';
import { useMatch, useSitting } from './sitting';

/** While a bot is in turn: whether it still thinks, on with it, or hold it. */
export function BotBar() {
  const { common, store, nameOf } = useSitting();
  const { bots } = common.match;
  const pending = useMatch((state) => state.pendingBot);
  const thinking = useMatch((state) => state.thinking);
  const paused = useMatch((state) => state.paused);
  const stepwise = useMatch((state) => state.botSpeed) === 'step';
  if (pending === null) return null;
  const { pauseBots, stepBot } = store.getState();
  const state = thinking ? bots.thinking(nameOf(pending)) : bots.ready(nameOf(pending));
  return (
    <View style={styles.row}>
      {!stepwise && (
        <View style={styles.pause}>
          <Button
            wide
            snug
            icon={paused ? 'play' : 'pause'}
            label={paused ? bots.goOn : bots.pause}
            onPress={() => pauseBots(!paused)}
          />
        </View>
      )}
      <View style={styles.next}>
        <Button
          wide
          kind="primary"
          snug
          label={bots.nextMove}
          note={state}
          hint={`${bots.nextMove}. ${state}`}
          onPress={stepBot}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.snug, alignItems: 'stretch' },
  pause: { flex: 3 },
  next: { flex: 5 },
});
