import { range } from '@/core/list';
import { isFree, resourcesOf } from '@/bots/nieuw-amsterdam/sim/columns';
import * as cell from '@/bots/nieuw-amsterdam/sim/cells';
import { electionVp } from '@/bots/nieuw-amsterdam/sim/leads';
import { mostToClose } from '@/bots/nieuw-amsterdam/sim/list-parts';
import * as ranges from '@/bots/nieuw-amsterdam/sim/ranges';
import { journey, nextZone } from '@/bots/nieuw-amsterdam/sim/river';
import { SHIP_FURS } from '@/bots/nieuw-amsterdam/sim/cards';
import { PASS_COINS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Offer } from '@/games/nieuw-amsterdam/moves';
import { DISTRICTS, TRADERS } from '@/games/nieuw-amsterdam/types';
import { stateOf } from './sim-state';

type Sim = cell.Sim;

/** The offers of the rules core as the simulator's own ranges tell them, in the same order. */
export function rangesOf(sim: Sim): readonly Offer[] {
  const { phase, current } = stateOf(sim);
  const seat = current ?? 0;
  const columns = range(5).filter((column) => isFree(sim, column));
  switch (phase) {
    case 'placement':
      return [{ type: 'placeBusiness', districts: DISTRICTS }];
    case 'choose':
      return [{ type: 'chooseColumn', columns }];
    case 'bid':
      return bids(sim, seat);
    case 'pay':
      return [{ type: 'pay', total: sim[cell.TOP_BID] ?? -1 }];
    case 'takeColumn':
      return [{ type: 'takeColumn', columns }];
    case 'upkeep':
      return [{ type: 'closeBusinesses', count: mostToClose(sim, seat) }];
    case 'over':
      return [];
    case 'city':
    case 'land':
    case 'trade':
      return turn(sim, seat);
  }
}

function bids(sim: Sim, seat: number): Offer[] {
  const [min, max] = [ranges.leastBid(sim), resourcesOf(sim, seat)];
  const passes: Offer[] = sim[cell.BIDS] === 0 ? [] : [{ type: 'passBid' }];
  return max < min ? passes : [{ type: 'bid', min, max }, ...passes];
}

function turn(sim: Sim, seat: number): Offer[] {
  const own = cell.seatAt(seat);
  const tiles = ranges.tilesLeft(sim, own);
  const special = ranges.specialOpen(sim);
  const actions = tiles > 0 ? tileOffers(sim, seat, own) : [];
  return [
    ...actions,
    ...(special ? specialOffers(sim, seat, own) : []),
    ...(tiles > 0 ? [{ type: 'passTile' } as const] : []),
    { type: 'endTurn', coins: PASS_COINS * (tiles + Number(special)) },
  ];
}

function tileOffers(sim: Sim, seat: number, own: number): Offer[] {
  const { phase, lands } = stateOf(sim);
  if (phase === 'trade') return tradeOffers(sim, own);
  if (phase === 'land') {
    const acquire: Offer[] = lands.length === 0 ? [] : [{ type: 'acquireLand', lands }];
    return ranges.canClear(sim, own) ? [...acquire, { type: 'clearLand' }] : acquire;
  }
  const max = ranges.mostBusinesses(sim, own);
  const build: Offer[] = max === 0 ? [] : [{ type: 'buildBusinesses', max }];
  return [...build, { type: 'holdElections', vp: electionVp(sim, seat) }];
}

function tradeOffers(sim: Sim, own: number): Offer[] {
  const travel = journey(sim, sim[own + cell.POST] ?? 1);
  const traders = ranges.canTravel(sim, own)
    ? TRADERS.flatMap((trader, index): Offer[] => {
        const max = ranges.mostFurs(sim, own, index);
        return max === 0 ? [] : [{ type: 'tradeFurs', trader, max, travel }];
      })
    : [];
  const furs = sim[own + cell.ALL_OWN_FURS] ?? 0;
  const ships = stateOf(sim).ships.filter(
    (_, offer) => (SHIP_FURS[sim[cell.SHIP + offer] ?? 0] ?? 9) <= furs,
  );
  return ships.length === 0 ? traders : [...traders, { type: 'shipFurs', ships }];
}

function specialOffers(sim: Sim, seat: number, own: number): Offer[] {
  const all: (Offer | null)[] = [
    market(sim, own, 'lumberYard'),
    market(sim, own, 'granary'),
    withFee(sim, own, cell.DOCKS, (fee) =>
      ranges.canBuildWarehouse(sim, own) ? { type: 'buildWarehouse', fee } : null,
    ),
    withFee(sim, own, cell.CARPENTERS, (fee) => {
      const max = ranges.mostHouses(sim, own);
      return max === 0 ? null : { type: 'buildHouses', max, fee };
    }),
    withFee(sim, own, cell.BLACK_MARKET, (fee) => {
      const max = ranges.mostBlackFurs(sim, own, fee);
      return max <= 0 ? null : { type: 'blackMarket', max, fee };
    }),
    withFee(sim, own, cell.TRADING_COMPANY, (fee) =>
      ranges.canMovePost(sim, own) ? { type: 'moveTradingPost', to: nextZone(sim, seat), fee } : null,
    ),
  ];
  return all.filter((offer) => offer !== null);
}

function withFee(
  sim: Sim,
  own: number,
  district: number,
  offer: (fee: number) => Offer | null,
): Offer | null {
  const fee = ranges.payableFee(sim, own, district);
  return fee < 0 ? null : offer(fee);
}

const market = (sim: Sim, own: number, type: 'lumberYard' | 'granary'): Offer | null =>
  withFee(sim, own, DISTRICTS.indexOf(type), (fee) => {
    const maxBuy = ranges.mostBought(sim, own, fee);
    const maxSell = sim[own + (type === 'granary' ? cell.CORN : cell.TIMBER)] ?? 0;
    return maxBuy + maxSell === 0 ? null : { type, maxBuy, maxSell, fee };
  });
