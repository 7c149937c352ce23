import { useState } from 'react';

import { count } from '@/core/amounts';
import { TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import type { MoveOf, OfferOf } from '@/games/nieuw-amsterdam/moves';
import { type FurCounts, FURS, type Trader, TRADERS } from '@/games/nieuw-amsterdam/types';
import { Text } from '@/ui/kit/text';
import { furTotal, mostAlike } from '../drafts/furs';
import { triedOf } from '../drafts/tried';
import { Columns } from './columns';
import { Confirm } from './confirm';
import { traderFacts } from './facts';
import { Form } from './form';
import { FurRows } from './fur-rows';
import { OptionRow } from '@/ui/kit/option-row';
import { Options } from './options';
import { useScene } from './scene';

type TradeOffer = OfferOf<'tradeFurs'>;

interface Load {
  readonly trader: Trader;
  readonly furs: FurCounts;
}

const loadOf = (move: MoveOf<'tradeFurs'> | null): Load | null =>
  move?.furs === undefined ? null : { trader: move.trader, furs: move.furs };

function Traders({ picked, open }: { readonly picked: Trader | null; readonly open: readonly TradeOffer[] }) {
  const scene = useScene();
  const { say, ask, why, choose } = scene;
  return (
    <Options label={say.names.traders}>
      {TRADERS.map((trader) => {
        const refusal = ask.whyNot('tradeFurs', trader);
        const journey = open.find((offer) => offer.trader === trader)?.travel;
        return (
          <OptionRow
            key={trader}
            icon="trade"
            label={say.places.trader(traderFacts(scene, trader))}
            {...(journey !== undefined && { note: say.table.traders.journey(journey) })}
            chosen={trader === picked}
            reason={refusal === null ? null : why(refusal)}
            onPress={() => choose({ type: 'tradeFurs', at: trader })}
          />
        );
      })}
    </Options>
  );
}

/** Goods for furs at one of the three traders: all that lie there, or, where they are sold one by one, some. */
export function TradeForm() {
  const { say, view, offers, choice, tried } = useScene();
  const [load, setLoad] = useState(() => loadOf(triedOf(tried, 'tradeFurs')));
  const open = offers.filter((offer) => offer.type === 'tradeFurs');
  const picked = open.find(({ trader }) => trader === choice?.at);
  const picking = picked !== undefined && !TRADER_CARDS[picked.trader].whole ? picked : null;
  const there = count(picking === null ? [] : view.traders[picking.trader], FURS);
  const furs =
    load !== null && load.trader === picking?.trader ? load.furs : mostAlike(there, picking?.max ?? 0);
  const confirm =
    picking === null ? (
      picked !== undefined && <Confirm move={{ type: 'tradeFurs', trader: picked.trader }} />
    ) : (
      <Confirm key={furTotal(furs)} move={{ type: 'tradeFurs', trader: picking.trader, furs }} />
    );
  return (
    <Form title={say.moves.label.tradeFurs} foot={confirm}>
      <Columns>
        <Traders picked={picked?.trader ?? null} open={open} />
        {picking !== null && (
          <>
            <Text variant="small" tone="muted">
              {say.table.traders.choose(picking.trader, picking.max)}
            </Text>
            <FurRows
              there={there}
              most={picking.max}
              value={furs}
              onChange={(next) => setLoad({ trader: picking.trader, furs: next })}
            />
          </>
        )}
      </Columns>
    </Form>
  );
}
