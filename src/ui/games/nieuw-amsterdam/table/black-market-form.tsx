import { useState } from 'react';

import { Text } from '@/ui/kit/text';
import { Why } from '@/ui/kit/why';
import { offerOf } from '../drafts/auction';
import { blackMove, blackPrice, coinRange, withCoins, withFurs } from '../drafts/black-market';
import { triedOf } from '../drafts/tried';
import { Confirm } from './confirm';
import { CountRow } from './count-row';
import { Form } from './form';
import { usePosition } from './scene';

/** Furs drawn blind: how many, and in which coin. */
export function BlackMarketForm() {
  const { say, me, view, offers, tried } = usePosition();
  const { max, fee } = offerOf(offers, 'blackMarket') ?? { max: 1, fee: 0 };
  const hint = triedOf(tried, 'blackMarket');
  const [draft, setDraft] = useState(() =>
    hint === null ? withFurs(1, me, fee) : { furs: hint.furs, coins: hint.pay.coins },
  );
  const range = coinRange(draft.furs, me, fee);
  const { furDraw, furDiscard } = view.piles;
  return (
    <Form title={say.moves.label.blackMarket} foot={<Confirm move={blackMove(draft)} />}>
      <Text variant="small" tone="muted">
        {say.table.blackMarket.inPile(furDraw, furDiscard.length)}
      </Text>
      <CountRow
        icon="fur"
        label={say.names.furs}
        note={say.table.blackMarket.announce(draft.furs, blackPrice(draft.furs))}
        value={draft.furs}
        min={1}
        max={max}
        onChange={(furs) => setDraft(withFurs(furs, me, fee))}
      />
      <CountRow
        icon="coin"
        label={say.names.stock.coins}
        note={say.names.amount.goods(blackPrice(draft.furs) - draft.coins)}
        value={draft.coins}
        min={range.min}
        max={range.max}
        onChange={(coins) => setDraft(withCoins(draft, coins, me, fee))}
      />
      <Why>{say.table.blackMarket.warning}</Why>
    </Form>
  );
}
