import { at } from '@/core/list';
import { never } from '@/core/never';
import type { Dice } from '@/core/rng';
import type { Move, MoveType } from '@/games/nieuw-amsterdam/moves';
import { MOVE_TYPES, ruleOf } from '@/games/nieuw-amsterdam/rules';
import { LAND_CARDS, SHIP_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { DISTRICTS, FURS, type State, TRADERS } from '@/games/nieuw-amsterdam/types';

/** Mostly small numbers, so that legal and just illegal ones are both common. */
const few = (below: Dice): number => (below(4) === 0 ? below(30) : below(4));

const one = <T>(list: readonly T[], below: Dice): T => at(list, below(list.length));

const bag = <K extends string>(kinds: readonly K[], below: Dice): Record<K, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, below(3) === 0 ? few(below) : 0])) as Record<K, number>; // by kind

/** Something on offer, or any card. */
const card = (offered: readonly string[], all: readonly { readonly id: string }[], below: Dice): string =>
  offered.length > 0 && below(4) > 0 ? one(offered, below) : one(all, below).id;

/** A well-written move, legal or not, mostly of a kind that the phase knows. */
export function wildMove(state: State, below: Dice): Move {
  const fitting = MOVE_TYPES.filter((type) => ruleOf(type).phases.includes(state.phase));
  const types = fitting.length > 0 && below(8) > 0 ? fitting : MOVE_TYPES;
  return written(one(types, below), state, below);
}

function written(type: MoveType, state: State, below: Dice): Move {
  switch (type) {
    case 'placeBusiness':
      return { type, district: one(DISTRICTS, below) };
    case 'chooseColumn':
    case 'takeColumn':
      return { type, column: below(6) };
    case 'bid':
      return { type, amount: few(below) };
    case 'pay':
      return {
        type,
        with: {
          coins: few(below),
          goods: few(below),
          timber: below(2),
          corn: below(2),
          furs: bag(FURS, below),
        },
      };
    case 'buildBusinesses':
    case 'closeBusinesses':
      return { type, districts: bag(DISTRICTS, below) };
    case 'acquireLand':
      return { type, land: card(state.lands, LAND_CARDS, below) };
    case 'tradeFurs': {
      const trader = one(TRADERS, below);
      return below(3) === 0 ? { type, trader } : { type, trader, furs: bag(FURS, below) };
    }
    case 'shipFurs':
      return { type, ship: card(state.ships, SHIP_CARDS, below), furs: bag(FURS, below) };
    case 'lumberYard':
    case 'granary': {
      const amounts = [{ buy: few(below) }, { sell: few(below) }, { buy: few(below), sell: few(below) }];
      return { type, ...one(amounts, below) };
    }
    case 'buildHouses':
      return { type, count: few(below) };
    case 'blackMarket': {
      const furs = below(5);
      const coins = below(furs * 3 + 1);
      return { type, furs, pay: { coins, goods: furs * 3 - coins + (below(5) === 0 ? 1 : 0) } };
    }
    case 'passBid':
    case 'holdElections':
    case 'clearLand':
    case 'buildWarehouse':
    case 'moveTradingPost':
    case 'passTile':
    case 'endTurn':
      return { type };
    default:
      return never(type);
  }
}
