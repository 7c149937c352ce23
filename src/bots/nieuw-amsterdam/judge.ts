import { at } from '@/core/list';
import { DOCK_ROOM, shipCard } from '@/games/nieuw-amsterdam/catalogue';
import { ELECTION_VP } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { Preview } from '@/games/nieuw-amsterdam/preview';
import { FURS, type FurCounts, STOCKS } from '@/games/nieuw-amsterdam/types';
import { housesWorth, newLandWorth } from './land';
import { electionsAhead, type Situation } from './situation';
import type { Weight } from './terms';
import { COIN, CORN, fursWorth, GOOD, stocksWorth } from './worth';

/** An unknown fur is as good as one of a second type. */
const UNKNOWN_FUR = 1.5;
/** What a rival loses helps, but less than what one gains. */
const RIVALS = 0.3;

/** What a move is worth to the mover: what it changes now, what it brings every round, what it prepares. */
export const worthOf = (situation: Situation, move: Move, preview: Preview): number =>
  reasonsFor(situation, move, preview).reduce((sum, { amount }) => sum + amount, 0);

/** The same, part by part. */
export function reasonsFor(situation: Situation, move: Move, preview: Preview): readonly Weight[] {
  const change = at(preview.changes, situation.seat);
  return [
    { term: 'points', amount: Object.values(change.vp).reduce((sum, vp) => sum + vp, 0) },
    { term: 'stocks', amount: stockChange(situation, preview) },
    { term: 'furs', amount: furChange(situation, preview) + UNKNOWN_FUR * change.unknownFurs },
    { term: 'income', amount: incomeChange(situation, preview) },
    { term: 'leads', amount: leadChange(situation, move, preview) },
    promise(situation, move),
  ];
}

function stockChange(situation: Situation, { changes, forecast }: Preview): number {
  const { me, seat } = situation;
  const { stock } = at(changes, seat);
  const after = { coins: 0, goods: 0, timber: 0, corn: 0 };
  for (const kind of STOCKS) after[kind] = me[kind] + stock[kind];
  const before = stocksWorth(situation, me, forecast.before.upkeep - forecast.before.harvest);
  const now = stocksWorth(situation, after, forecast.after.upkeep - forecast.after.harvest);
  return now - before;
}

function furChange(situation: Situation, { changes }: Preview): number {
  const { me, seat } = situation;
  const after = plus(me.furs, at(changes, seat).furs);
  return fursWorth(situation, after) - fursWorth(situation, me.furs);
}

function plus(furs: FurCounts, more: FurCounts): FurCounts {
  const sum = { ...furs };
  for (const fur of FURS) sum[fur] += more[fur];
  return sum;
}

/** Coins come this round too, corn and goods are of use in the rounds after. */
function incomeChange({ roundsLeft }: Situation, { forecast: { before, after } }: Preview): number {
  const coins = COIN * (after.coins - before.coins) * (roundsLeft + 1);
  const corn = CORN * (after.harvest - before.harvest - (after.upkeep - before.upkeep)) * roundsLeft;
  const goods = GOOD * (after.goods - before.goods) * roundsLeft;
  return coins + corn + goods;
}

function leadChange(situation: Situation, move: Move, { leads }: Preview): number {
  const { me, seat } = situation;
  const tiles = me.tiles.city - (move.type === 'buildBusinesses' ? 1 : 0);
  let points = 0;
  for (const { before, after } of leads) {
    after.forEach((lead, other) => {
      const was = before[other] ?? null;
      const gained = (lead === null ? 0 : ELECTION_VP[lead]) - (was === null ? 0 : ELECTION_VP[was]);
      points += other === seat ? gained : -RIVALS * gained;
    });
  }
  return points * electionsAhead(situation, tiles);
}

/** What no number shows yet. */
function promise(situation: Situation, move: Move): Weight {
  if (move.type === 'acquireLand') return { term: 'land', amount: newLandWorth(situation, move.land) };
  if (move.type === 'buildHouses') return { term: 'houses', amount: housesWorth(situation, move.count) };
  if (move.type === 'buildWarehouse') return { term: 'room', amount: roomWorth(situation) };
  return { term: 'post', amount: move.type === 'moveTradingPost' ? POST * situation.roundsLeft : 0 };
}

/** A post farther up saves corn on journeys to come. */
const POST = 0.4;

/** A new dock is of use if the ships bring more than fits once the goods of a round are spent. */
function roomWorth({ me, roundsLeft }: Situation): number {
  const room = at(DOCK_ROOM, me.warehouses);
  const coming = me.ships.reduce((goods, ship) => goods + shipCard(ship).goods, 0);
  const gained = Math.min(at(DOCK_ROOM, me.warehouses + 1) - room, Math.max(0, coming + me.goods / 2 - room));
  return GOOD * gained * roundsLeft;
}
