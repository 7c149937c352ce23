import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OfferOf } from '@/games/nieuw-amsterdam/moves';
import { Button } from '@/ui/kit/button';
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
  splitOf,
  suggested,
  unlocked,
  withKind,
} from '../drafts/payment';
import { keyOf, triedOf } from '../drafts/tried';
import { Confirm } from './confirm';
import { CountRow } from './count-row';
import { Decision } from './decision';
import { glyphOf } from './glyph-of';
import { LockedNote, Locks } from './locks';
import { Lot } from './lot';
import { Rows } from './rows';
import { type Position, usePosition } from './scene';

/** The corn upkeep will want beyond the harvest, told by the rules: any exact payment foresees it. */
function suggestion({ me, ask, locked }: Position, total: number): Split {
  const plain = suggested(me, total, { corn: 0 });
  const forecast = ask.preview(payMove(plain))?.forecast.before;
  const corn = forecast === undefined ? 0 : Math.max(0, forecast.upkeep - forecast.harvest);
  return suggested(unlocked(me, locked), total, { corn: Math.max(0, corn - locked.corn) });
}

/** Paying with mixed resources: a suggested split, one tap to accept, exact sums only. */
function Tray({ total }: Pick<OfferOf<'pay'>, 'total'>) {
  const scene = usePosition();
  const { say, me, seat, nameOf, tried, locked } = scene;
  const free = unlocked(me, locked);
  const [split, setSplit] = useState(() => {
    const hint = triedOf(tried, 'pay');
    return hint === null ? suggestion(scene, total) : splitOf(hint);
  });
  const left = total - given(split);
  const state = left < 0 ? say.payment.tooMuch(-left) : say.payment.left(left, total);
  const name = (kind: Kept) => (kind in say.names.stock ? say.names.stock[kind as 'coins'] : say.names.fur[kind as 'lynx']); // prettier-ignore
  return (
    <Decision
      title={say.payment.title(nameOf(seat), total)}
      aside={<Locks />}
      foot={<Confirm move={payMove(split)} missing={left === 0 ? null : state} />}
    >
      <View style={styles.row}>
        <Text variant="lead" tone={left === 0 ? 'good' : 'alarm'} aria-live="polite" style={styles.state}>
          {state}
        </Text>
        <Button
          kind="quiet"
          snug
          label={say.payment.suggest}
          onPress={() => setSplit(suggestion(scene, total))}
        />
        <Button kind="quiet" snug label={say.payment.clear} onPress={() => setSplit(NOTHING)} />
      </View>
      <Rows>
        {ownedKinds(me).map((kind) => (
          <CountRow
            key={kind}
            icon={glyphOf[kind]}
            label={name(kind)}
            note={`${say.payment.remaining}: ${owned(me, kind) - split[kind]}`}
            value={split[kind]}
            max={Math.max(split[kind], Math.min(owned(free, kind), split[kind] + Math.max(0, left)))}
            onChange={(value) => setSplit(withKind(split, me, kind, value))}
          />
        ))}
      </Rows>
      <LockedNote price={total} />
      <Lot />
    </Decision>
  );
}

export function PayPanel() {
  const { offers, past, tried } = usePosition();
  return <Tray key={`${past.length} ${keyOf(tried)}`} total={offerOf(offers, 'pay')?.total ?? 0} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.snug },
  state: { flexGrow: 1 },
});
