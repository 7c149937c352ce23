import { StyleSheet, View } from 'react-native';

import { PASS_COINS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Step } from '@/games/nieuw-amsterdam/types';
import { Button } from '@/ui/kit/button';
import { useRoom } from '@/ui/kit/pane';
import { space } from '@/ui/theme/space';
import { offerOf } from '../drafts/auction';
import { usePosition } from './scene';

/** From this on everything that is passed can be named on the button. */
const WIDE = 400;

/** Passing a tile, and the end of the turn with what is passed then: always in sight at the foot of the panel. */
export function TurnEnd({ step }: { readonly step: Step }) {
  const { say, me, ask, why, offers, onMove } = usePosition();
  const coins = offerOf(offers, 'endTurn')?.coins ?? 0;
  const noPass = ask.whyNot('passTile');
  const { endTurn, endTurnPassing, passing, forTheRest, passTile } = say.table.turn;
  const wide = useRoom().width >= WIDE;
  const passed = [me.tiles[step], !me.specialUsed, coins] as const;
  return (
    <View style={styles.row}>
      {me.tiles[step] > 0 && (
        <View style={styles.pass}>
          <Button
            wide
            snug
            label={say.moves.label.passTile}
            note={say.names.amount.coins(PASS_COINS)}
            hint={passTile(PASS_COINS)}
            reason={noPass === null ? null : why(noPass)}
            onPress={() => onMove({ type: 'passTile' })}
          />
        </View>
      )}
      <View style={styles.end}>
        <Button
          wide
          kind="primary"
          snug
          label={endTurn}
          {...(coins > 0 && {
            note: wide ? passing(...passed) : forTheRest(coins),
            hint: wide ? endTurnPassing(...passed) : `${endTurn} ${forTheRest(coins)}: ${passing(...passed)}`,
          })}
          onPress={() => onMove({ type: 'endTurn' })}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.snug, alignItems: 'stretch' },
  pass: { flex: 3 },
  end: { flex: 7 },
});
