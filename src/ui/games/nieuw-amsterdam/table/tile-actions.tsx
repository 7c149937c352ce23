import { StyleSheet, View } from 'react-native';

import type { Step } from '@/games/nieuw-amsterdam/types';
import { Button } from '@/ui/kit/button';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { offerOf } from '../drafts/auction';
import { TWO_COLUMNS } from './columns';
import { usePosition } from './scene';
import { TILE_ACTIONS } from './step-actions';

/** The two things a tile of this step can be spent on. */
export function TileActions({ step }: { readonly step: Step }) {
  const { say, me, ask, why, offers, choose } = usePosition();
  const left = me.tiles[step];
  const { width, height } = useRoom();
  const low = height < LOW_ROOM && width < TWO_COLUMNS;
  const elections = offerOf(offers, 'holdElections');
  return (
    <View style={{ gap: space.tight }}>
      <Text variant={low ? 'small' : 'subheading'}>
        {left > 0 ? say.table.turn.tilesLeft(step, left) : say.table.turn.noTiles[step]}
      </Text>
      <View style={styles.pair}>
        {TILE_ACTIONS[step].map(([type, icon]) => {
          const refusal = ask.whyNot(type);
          const points = type === 'holdElections' && elections !== null ? elections.vp : null;
          const label = say.moves.label[type];
          return (
            <View key={type} style={styles.one}>
              <Button
                wide
                snug
                icon={icon}
                label={label}
                {...(points !== null && {
                  note: say.names.amount.vp(points),
                  hint: `${label}: ${say.names.amount.vp(points)}`,
                })}
                reason={refusal === null ? null : why(refusal)}
                onPress={() => choose({ type })}
              />
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
  one: { flexGrow: 1, flexBasis: 150 },
});
