import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { MONEY_BOX, TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import type { Lead } from '@/games/nieuw-amsterdam/leads';
import { type District, DISTRICTS, furCount, type Trader } from '@/games/nieuw-amsterdam/types';
import type { ColumnFacts, DistrictFacts, PlayerFacts, TraderFacts } from '@/i18n/nieuw-amsterdam';
import { tallies } from '../board/city-pieces';
import type { Position } from './scene';

/** What the sentences about places are told. */
type Seen = Pick<Position, 'view' | 'nameOf'>;

const LEADS = { sole: 'majority', tied: 'tied' } as const;

export function leadsIn({ view }: Pick<Position, 'view'>, district: District): Lead[] {
  return tallies(view.districts[district]).map(({ lead }) => (lead === null ? null : LEADS[lead]));
}

export function districtFacts({ view, nameOf }: Seen, district: District): DistrictFacts {
  const leads = leadsIn({ view }, district);
  return {
    district,
    number: DISTRICTS.indexOf(district) + 1,
    standings: view.districts[district].flatMap((count, seat) =>
      count === 0 ? [] : [{ name: nameOf(seat), count, lead: at(leads, seat) }],
    ),
  };
}

export function columnFacts({ view, nameOf }: Seen, column: number): ColumnFacts {
  const { tiles, takenBy } = at(view.moneyBox, column);
  return {
    column,
    tiles,
    coins: at(MONEY_BOX, column).coins,
    takenBy: takenBy === null ? null : nameOf(takenBy),
  };
}

export const traderFacts = ({ view }: Pick<Position, 'view'>, trader: Trader): TraderFacts => ({
  trader,
  furs: view.traders[trader],
  price: TRADER_CARDS[trader].price,
  whole: TRADER_CARDS[trader].whole,
});

export function playerFacts({ view, nameOf }: Seen, seat: Seat): PlayerFacts {
  const { vp, token, coins, goods, timber, corn, furs, buildings } = at(view.players, seat);
  return { name: nameOf(seat), vp, token, coins, goods, timber, corn, furs: furCount(furs), buildings };
}

/** Who stands where in a district, in a few characters: "Anna 2, Bram 1". */
export const standingsOf = (seen: Seen, district: District): string =>
  districtFacts(seen, district)
    .standings.map(({ name, count }) => `${name} ${count}`)
    .join(', ');
