import { useState } from 'react';

import { type Stock, STOCKS } from '@/games/nieuw-amsterdam/types';
import { IconButton } from '@/ui/kit/icon-button';
import { Sheet } from '@/ui/kit/sheet';
import { Text } from '@/ui/kit/text';
import { lockedOf, ownedInAll, unlocked } from '../drafts/payment';
import { CountRow } from './count-row';
import { glyphOf } from './glyph-of';
import { usePosition } from './scene';

/** A lock that opens the list of what is kept back: suggestions and ceilings leave it alone. */
export function Locks() {
  const { say, common, me, locked, lock } = usePosition();
  const [open, setOpen] = useState(false);
  const row = (kind: Stock) => (
    <CountRow
      key={kind}
      icon={glyphOf[kind]}
      label={say.payment.keep(say.names.stock[kind])}
      value={Math.min(locked[kind], me[kind])}
      max={me[kind]}
      onChange={(value) => lock({ ...locked, [kind]: value })}
    />
  );
  const { title, hint } = say.payment.locks;
  return (
    <>
      <IconButton icon="lock" label={title} expanded={open} onPress={() => setOpen(true)} />
      <Sheet open={open} title={title} closeLabel={common.button.close} onClose={() => setOpen(false)}>
        <Text tone="muted">{hint}</Text>
        {STOCKS.filter((kind) => me[kind] > 0).map(row)}
      </Sheet>
    </>
  );
}

/** What is kept back, in words, and whether the rest reaches the price; nothing while all is free. */
export function LockedNote({ price }: { readonly price: number }) {
  const { say, me, seat, nameOf, locked } = usePosition();
  const kept = lockedOf(me, locked);
  if (kept === 0) return null;
  const most = ownedInAll(unlocked(me, locked));
  return (
    <>
      <Text variant="small">{say.auction.ceilingKeeping(nameOf(seat), most, kept)}</Text>
      {most < price && <Text tone="alarm">{say.payment.lockBroken}</Text>}
    </>
  );
}
