import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { PASS_COINS, SPECIAL_FEE } from '@/games/nieuw-amsterdam/catalogue/rates';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { FACTS } from '../rule-facts';
import { TWO_COLUMNS } from './columns';
import { leadsIn } from './facts';
import { usePosition } from './scene';
import { SpecialButton } from './special-button';
import { SPECIALS } from './step-actions';

/** From this height on there is room to say what each of them does. */
const ROOMY = 760;

/** The six special actions, of which one can be taken in a step. */
export function SpecialActions() {
  const scene = usePosition();
  const { say, me, seat, ask, why, choose } = scene;
  const { special, label } = say.moves;
  // Where every line counts, the button that ends the turn says it.
  const { width, height } = useRoom();
  const low = height < LOW_ROOM && width < TWO_COLUMNS;
  const roomy = height >= ROOMY;
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Text variant={low ? 'small' : 'subheading'}>{special.title}</Text>
        {(me.specialUsed || !low) && (
          <Text variant="small" tone="muted" style={styles.note}>
            {me.specialUsed ? special.used : special.open(PASS_COINS)}
          </Text>
        )}
      </View>
      {!me.specialUsed && (
        <View style={styles.grid}>
          {DISTRICTS.map((district) => {
            const type = SPECIALS[district];
            const refusal = ask.whyNot(type);
            return (
              <SpecialButton
                key={district}
                district={district}
                label={label[type]}
                fee={special.fee(SPECIAL_FEE, at(leadsIn(scene, district), seat))}
                brief={low && at(leadsIn(scene, district), seat) !== null}
                {...(roomy && { note: special.explain[district](FACTS) })}
                reason={refusal === null ? null : why(refusal)}
                onPress={() => choose({ type })}
              />
            );
          })}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.tight },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.snug },
  note: { flexShrink: 1 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight },
});
