import { View } from 'react-native';

import { PASS_COINS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Step } from '@/games/nieuw-amsterdam/types';
import { Button } from '@/ui/kit/button';
import { space } from '@/ui/theme/space';
import { offerOf } from '../drafts/auction';
import { useScene } from './scene';

/** Passing a tile, and the end of the turn with what is passed then: always in sight at the foot of the panel. */
export function TurnEnd({ step }: { readonly step: Step }) {
  const { say, me, ask, why, offers, onMove } = useScene();
  const end = offerOf(offers, 'endTurn');
  const noPass = ask.whyNot('passTile');
  const { endTurn, endTurnPassing, passTile } = say.table.turn;
  const coins = end?.coins ?? 0;
  return (
    <View style={{ gap: space.tight, padding: space.snug }}>
      {me.tiles[step] > 0 && (
        <Button
          wide
          icon="coin"
          label={passTile(PASS_COINS)}
          reason={noPass === null ? null : why(noPass)}
          onPress={() => onMove({ type: 'passTile' })}
        />
      )}
      <Button
        wide
        kind="primary"
        icon="check"
        label={coins === 0 ? endTurn : endTurnPassing(me.tiles[step], !me.specialUsed, coins)}
        onPress={() => onMove({ type: 'endTurn' })}
      />
    </View>
  );
}
