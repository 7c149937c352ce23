import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { OfferOf } from '@/games/nieuw-amsterdam/moves';
import { AmountRow } from '@/ui/kit/amount-row';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { bidWithin, offerOf } from '../drafts/auction';
import { ownedInAll } from '../drafts/payment';
import { Confirm } from './confirm';
import { Lot } from './lot';
import { RivalCeilings } from './rival-ceilings';
import { useScene } from './scene';

/** The amount opens at the minimum of this very moment. */
function Bidding({ offer }: { readonly offer: OfferOf<'bid'> }) {
  const { say, common } = useScene();
  const [wanted, setWanted] = useState(offer.min);
  const amount = bidWithin(wanted, offer);
  const { less, more } = common.accessibility;
  const { bidLabel, toMinimum, toCeiling, raise } = say.auction;
  return (
    <>
      <AmountRow
        label={bidLabel}
        labels={{
          less: less(bidLabel),
          more: more(bidLabel),
          min: toMinimum,
          max: toCeiling,
          by: raise,
        }}
        steps={[2, 5]}
        value={amount}
        min={offer.min}
        max={offer.max}
        onChange={setWanted}
      />
      <Confirm move={{ type: 'bid', amount }} />
    </>
  );
}

/** One console for the whole auction. Pass is far from the bid and looks different. */
export function BidPanel() {
  const { say, me, seat, view, nameOf, ask, why, offers, onMove, past } = useScene();
  const offer = offerOf(offers, 'bid');
  const noPass = ask.whyNot('passBid');
  const cannot = ask.whyNot('bid');
  const owns = ownedInAll(me);
  return (
    <Panel title={say.auction.forSale(view.auction?.column ?? 0)}>
      <Lot />
      <Text variant="small">{say.auction.ceiling(nameOf(seat), owns)}</Text>
      <RivalCeilings most={owns} />
      {offer !== null && <Bidding key={past.length} offer={offer} />}
      {offer === null && cannot !== null && <Text tone="alarm">{why(cannot)}</Text>}
      <View style={styles.pass}>
        <Button
          kind="danger"
          icon="close"
          label={say.auction.pass}
          reason={noPass === null ? null : why(noPass)}
          onPress={() => onMove({ type: 'passBid' })}
        />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({ pass: { marginTop: space.wide, alignItems: 'flex-start' } });
