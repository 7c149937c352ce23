import { useState } from 'react';

import { count } from '@/core/amounts';
import { TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import type { OfferOf } from '@/games/nieuw-amsterdam/moves';
import { FURS, type Trader, TRADERS } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { furTotal, mostAlike } from '../drafts/furs';
import { Confirm } from './confirm';
import { traderFacts } from './facts';
import { Form } from './form';
import { FurRows } from './fur-rows';
import { OptionRow } from './option-row';
import { Options } from './options';
import { useScene } from './scene';

/** Which furs of a trader who sells them one by one. */
function Picking({ offer: { trader, max } }: { readonly offer: OfferOf<'tradeFurs'> }) {
  const { say, view } = useScene();
  const there = count(view.traders[trader], FURS);
  const [furs, setFurs] = useState(() => mostAlike(there, max));
  return (
    <>
      <Text variant="small" tone="muted">
        {say.table.traders.choose(trader, max)}
      </Text>
      <Confirm key={furTotal(furs)} move={{ type: 'tradeFurs', trader, furs }} />
      <FurRows there={there} most={max} value={furs} onChange={setFurs} />
    </>
  );
}

/** Goods for furs at one of the three traders. */
export function TradeForm() {
  const scene = useScene();
  const { say, offers, ask, why, choice, choose } = scene;
  const open = offers.filter((offer) => offer.type === 'tradeFurs');
  const offerAt = (trader: Trader) => open.find((offer) => offer.trader === trader);
  const picked = open.find(({ trader }) => trader === choice?.at);
  return (
    <Form title={say.moves.label.tradeFurs}>
      <Options label={say.names.traders}>
        {TRADERS.map((trader) => {
          const refusal = ask.whyNot('tradeFurs', trader);
          const journey = offerAt(trader)?.travel;
          return (
            <OptionRow
              key={trader}
              icon="trade"
              label={say.places.trader(traderFacts(scene, trader))}
              {...(journey !== undefined && { note: say.table.traders.journey(journey) })}
              chosen={trader === picked?.trader}
              reason={refusal === null ? null : why(refusal)}
              onPress={() => choose({ type: 'tradeFurs', at: trader })}
            />
          );
        })}
      </Options>
      {picked !== undefined &&
        (TRADER_CARDS[picked.trader].whole ? (
          <Confirm move={{ type: 'tradeFurs', trader: picked.trader }} />
        ) : (
          <Picking key={picked.trader} offer={picked} />
        ))}
    </Form>
  );
}
