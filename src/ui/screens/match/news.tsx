import { View } from 'react-native';

import { assistanceNow } from '@/match/advising';
import { selectPractice, selectToAct } from '@/match/selectors';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { Why } from '@/ui/kit/why';
import { space } from '@/ui/theme/space';
import { CatchUp } from './catch-up';
import { SaveState } from './save-state';
import { useMatch, useSitting } from './sitting';

/** What the shell has to say at the head of the panel. */
export function News() {
  const { common, game, store, ways, nameOf, told } = useSitting();
  const { match, end } = common;
  const refusal = useMatch((state) => state.lastRefusal);
  const fault = useMatch((state) => state.botFault);
  const slow = useMatch((state) => state.slowBots && state.pendingBot !== null);
  const practice = useMatch(selectPractice);
  // Whoever asked for advice wants that, not the past.
  const advised = useMatch((state) => state.advice !== 'none' && assistanceNow(state) !== 'coach');
  const over = useMatch(selectToAct) === null;
  const refused = fault === null || fault.refusal === null ? '' : `${game.refusal(fault.refusal)} `;
  const faultNote = `${refused}${match.bots.faultHint}`;
  return (
    <>
      <SaveState />
      {told !== null && <Why tone="muted">{told}</Why>}
      {refusal !== null && <Banner tone="alarm" text={game.refusal(refusal)} />}
      {practice && (
        <Text variant="small" tone="muted">
          {match.practice}
        </Text>
      )}
      {fault !== null && (
        <View style={{ gap: space.snug }}>
          <Banner tone="alarm" text={match.bots.fault(nameOf(fault.by))} note={faultNote} />
          <Button label={match.bots.seen} onPress={() => store.getState().forgiveBot()} />
        </View>
      )}
      {slow && (
        <Text variant="small" tone="muted">
          {match.bots.slow}
        </Text>
      )}
      {over && (
        <View style={{ flexDirection: 'row', gap: space.snug }}>
          <Button label={end.rematch} onPress={ways.rematch} />
          <Button label={end.toHome} onPress={ways.leave} />
        </View>
      )}
      {!over && !advised && <CatchUp />}
    </>
  );
}
