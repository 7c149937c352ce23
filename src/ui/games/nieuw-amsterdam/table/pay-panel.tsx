import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OfferOf } from '@/games/nieuw-amsterdam/moves';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { offerOf } from '../drafts/auction';
import {
  given,
  type Kept,
  NOTHING,
  owned,
  ownedKinds,
  payMove,
  type Split,
  suggested,
  withKind,
} from '../drafts/payment';
import { Confirm } from './confirm';
import { CountRow } from './count-row';
import { glyphOf } from './glyph-of';
import { Lot } from './lot';
import { type Scene, useScene } from './scene';

/** The corn upkeep will want beyond the harvest, told by the rules: any exact payment foresees it. */
function suggestion({ me, ask }: Scene, total: number): Split {
  const plain = suggested(me, total, { corn: 0 });
  const forecast = ask.preview(payMove(plain))?.forecast.before;
  const corn = forecast === undefined ? 0 : Math.max(0, forecast.upkeep - forecast.harvest);
  return suggested(me, total, { corn });
}

function Tray({ total }: Pick<OfferOf<'pay'>, 'total'>) {
  const scene = useScene();
  const { say, me } = scene;
  const [split, setSplit] = useState(() => suggestion(scene, total));
  const left = total - given(split);
  const state = left < 0 ? say.payment.tooMuch(-left) : say.payment.left(left, total);
  const name = (kind: Kept) => (kind in say.names.stock ? say.names.stock[kind as 'coins'] : say.names.fur[kind as 'lynx']); // prettier-ignore
  return (
    <>
      <Text variant="lead" tone={left === 0 ? 'good' : 'alarm'} aria-live="polite">
        {state}
      </Text>
      <Confirm move={payMove(split)} missing={left === 0 ? null : state} />
      <View style={styles.rows}>
        {ownedKinds(me).map((kind) => (
          <CountRow
            key={kind}
            icon={glyphOf[kind]}
            label={name(kind)}
            note={`${say.payment.remaining}: ${owned(me, kind) - split[kind]}`}
            value={split[kind]}
            max={Math.min(owned(me, kind), split[kind] + Math.max(0, left))}
            onChange={(value) => setSplit(withKind(split, me, kind, value))}
          />
        ))}
      </View>
      <View style={styles.row}>
        <Button kind="quiet" label={say.payment.suggest} onPress={() => setSplit(suggestion(scene, total))} />
        <Button kind="quiet" label={say.payment.clear} onPress={() => setSplit(NOTHING)} />
      </View>
    </>
  );
}

/** Paying with mixed resources: a suggested split, one tap to accept, exact sums only. */
export function PayPanel() {
  const { say, seat, nameOf, offers, past } = useScene();
  const total = offerOf(offers, 'pay')?.total ?? 0;
  return (
    <Panel title={say.payment.title(nameOf(seat), total)}>
      <Tray key={past.length} total={total} />
      <Lot />
    </Panel>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.tight },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
});
