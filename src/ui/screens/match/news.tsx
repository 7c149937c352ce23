import { View } from 'react-native';

import { selectPractice, selectToAct } from '@/match/selectors';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { CatchUp } from './catch-up';
import { SaveState } from './save-state';
import { useMatch, useSitting } from './sitting';

/** What the shell has to say at the head of the panel. */
export function News() {
  const { common, game, store, ways } = useSitting();
  const { match, end } = common;
  const refusal = useMatch((state) => state.lastRefusal);
  const pendingBot = useMatch((state) => state.pendingBot);
  const practice = useMatch(selectPractice);
  const over = useMatch(selectToAct) === null;
  return (
    <>
      <SaveState />
      {refusal !== null && <Banner tone="alarm" text={game.refusal(refusal)} />}
      {practice && (
        <Text variant="small" tone="muted">
          {match.practice}
        </Text>
      )}
      {pendingBot !== null && (
        <Button wide label={match.bots.nextMove} onPress={() => store.getState().stepBot()} />
      )}
      {over && (
        <View style={{ flexDirection: 'row', gap: space.snug }}>
          <Button label={end.rematch} onPress={ways.rematch} />
          <Button label={end.toHome} onPress={ways.leave} />
        </View>
      )}
      {!over && <CatchUp />}
    </>
  );
}
