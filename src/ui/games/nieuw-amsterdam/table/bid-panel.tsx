import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OfferOf } from '@/games/nieuw-amsterdam/moves';
import { AmountRow } from '@/ui/kit/amount-row';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { bidWithin, offerOf } from '../drafts/auction';
import { ownedInAll, unlocked } from '../drafts/payment';
import { keyOf, triedOf } from '../drafts/tried';
import { Columns } from './columns';
import { Confirm } from './confirm';
import { Decision } from './decision';
import { LockedNote, Locks } from './locks';
import { Lot } from './lot';
import { RivalCeilings } from './rival-ceilings';
import { usePosition } from './scene';
import { useWorth } from './use-worth';

interface AmountProps {
  readonly offer: OfferOf<'bid'>;
  readonly value: number;
  readonly onChange: (amount: number) => void;
}

function Amount({ offer, value, onChange }: AmountProps) {
  const { say, common } = usePosition();
  const { less, more } = common.accessibility;
  const { bidLabel, toMinimum, toMinimumShort, toCeiling, raise } = say.auction;
  return (
    <AmountRow
      label={bidLabel}
      labels={{
        less: less(bidLabel),
        more: more(bidLabel),
        min: toMinimum,
        minShort: toMinimumShort,
        max: toCeiling,
        by: raise,
      }}
      steps={[2, 5]}
      value={value}
      min={offer.min}
      max={offer.max}
      onChange={onChange}
    />
  );
}

function Pass() {
  const { say, ask, why, onMove } = usePosition();
  const refusal = ask.whyNot('passBid');
  return (
    <Button
      kind="danger"
      icon="close"
      label={say.auction.pass}
      reason={refusal === null ? null : why(refusal)}
      onPress={() => onMove({ type: 'passBid' })}
    />
  );
}

/**
 * One console for the whole auction. The amount opens at the minimum of this very moment. Pass is far from the bid
 * and looks different.
 */
function Console() {
  const { say, me, seat, view, nameOf, ask, why, offers, tried, locked } = usePosition();
  const offer = offerOf(offers, 'bid');
  const [wanted, setWanted] = useState(triedOf(tried, 'bid')?.amount ?? offer?.min ?? 0);
  const amount = offer === null ? 0 : bidWithin(wanted, offer);
  const cannot = ask.whyNot('bid');
  const owns = ownedInAll(me);
  const most =
    offer === null ? 0 : Math.max(offer.min, Math.min(offer.max, ownedInAll(unlocked(me, locked))));
  const worth = useWorth()(view.auction?.column ?? 0);
  return (
    <Decision
      title={say.auction.forSale(view.auction?.column ?? 0)}
      aside={<Locks />}
      foot={
        offer === null ? (
          <Pass />
        ) : (
          <View style={styles.part}>
            <Amount offer={{ ...offer, max: most }} value={amount} onChange={setWanted} />
            <Confirm move={{ type: 'bid', amount }} aside={<Pass />} />
          </View>
        )
      }
    >
      <Columns>
        <Lot />
        <View style={styles.part}>
          <RivalCeilings most={owns} />
          <Text variant="small">{say.auction.ceiling(nameOf(seat), owns)}</Text>
          <LockedNote price={offer?.min ?? 0} />
          {worth !== null && <Text variant="small">{worth}</Text>}
          {offer === null && cannot !== null && <Text tone="alarm">{why(cannot)}</Text>}
        </View>
      </Columns>
    </Decision>
  );
}

export function BidPanel() {
  const { past, tried } = usePosition();
  return <Console key={`${past.length} ${keyOf(tried)}`} />;
}

const styles = StyleSheet.create({ part: { gap: space.tight } });
