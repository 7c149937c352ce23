import { useState } from 'react';

import { AmountRow } from '@/ui/kit/amount-row';
import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Text } from '@/ui/kit/text';
import { offerOf } from '../drafts/auction';
import { clamped } from '../drafts/draft';
import { triedOf } from '../drafts/tried';
import { FACTS } from '../rule-facts';
import { Confirm } from './confirm';
import { Form } from './form';
import { usePosition } from './scene';

/** Timber or corn for coins, or the other way round. */
export function MarketForm({ type }: { readonly type: 'lumberYard' | 'granary' }) {
  const { say, common, offers, tried } = usePosition();
  const offer = offerOf(offers, type);
  const { maxBuy, maxSell } = offer ?? { maxBuy: 0, maxSell: 0 };
  const hint = triedOf(tried, type);
  const buys = hint === null ? maxBuy > 0 : (hint.buy ?? 0) > 0;
  const [verb, setVerb] = useState<'buy' | 'sell'>(buys ? 'buy' : 'sell');
  const [wanted, setWanted] = useState(hint?.[buys ? 'buy' : 'sell'] ?? 1);
  const max = verb === 'buy' ? maxBuy : maxSell;
  const amount = clamped(wanted, Math.min(1, max), max);
  const { less, more } = common.accessibility;
  const label = verb === 'buy' ? say.moves.buy : say.moves.sell;
  const { toCeiling, toMinimum, toMinimumShort, raise } = say.auction;
  return (
    <Form
      title={say.moves.label[type]}
      foot={<Confirm key={verb} move={verb === 'buy' ? { type, buy: amount } : { type, sell: amount }} />}
    >
      <Text variant="small" tone="muted">
        {say.moves.special.explain[type](FACTS)}
      </Text>
      <SegmentedChoice
        label={say.moves.label[type]}
        options={[
          { value: 'buy', label: `${say.moves.buy} ${say.moves.upTo(maxBuy)}` },
          { value: 'sell', label: `${say.moves.sell} ${say.moves.upTo(maxSell)}` },
        ]}
        value={verb}
        onChange={setVerb}
      />
      <AmountRow
        label={label}
        labels={{
          less: less(label),
          more: more(label),
          min: toMinimum,
          minShort: toMinimumShort,
          max: toCeiling,
          by: raise,
        }}
        steps={[2, 5]}
        value={amount}
        min={Math.min(1, max)}
        max={max}
        onChange={setWanted}
      />
    </Form>
  );
}
