import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { DOCK_ROOM, landCard, shipCard } from './catalogue';
import { CORN_PER_BUSINESS } from './catalogue/rates';
import { businessesOf, playerAt, turnOrder, type Work, tell } from './draft';
import { coinIncome } from './leads';
import type { State } from './types';
import { gain } from './verbs';

/** What upkeep and income would bring a player if they came now. */
export interface Forecast {
  /** NA-I1 */
  readonly harvest: number;
  /** NA-I2: corn to pay after the harvest, and the businesses that would close for want of it. */
  readonly upkeep: number;
  readonly closing: number;
  /** NA-I3: goods that fit the docks, and goods lost. */
  readonly goods: number;
  readonly goodsLost: number;
  /** NA-I4, before any closing. */
  readonly coins: number;
}

export function forecast(state: State, seat: Seat): Forecast {
  const harvest = harvestOf(state, seat);
  const upkeep = upkeepOf(state, seat);
  const goods = Math.min(goodsOf(state, seat), dockSpace(state, seat));
  return {
    harvest,
    upkeep,
    closing: Math.max(0, upkeep - playerAt(state, seat).corn - harvest),
    goods,
    goodsLost: goodsOf(state, seat) - goods,
    coins: coinIncome(state, seat),
  };
}

function harvestOf(state: State, seat: Seat): number {
  let corn = 0;
  for (const land of playerAt(state, seat).lands) if (land.cleared) corn += landCard(land.id).corn;
  return corn;
}

const upkeepOf = (state: State, seat: Seat): number => CORN_PER_BUSINESS * businessesOf(state, seat);

function goodsOf(state: State, seat: Seat): number {
  let goods = 0;
  for (const ship of playerAt(state, seat).ships) goods += shipCard(ship).goods;
  return goods;
}

function dockSpace(state: State, seat: Seat): number {
  const { warehouses, goods } = playerAt(state, seat);
  return at(DOCK_ROOM, warehouses) - goods;
}

/** How many businesses a player must close for want of corn. */
export const toClose = (state: State, seat: Seat): number =>
  Math.max(0, businessesOf(state, seat) - Math.floor(playerAt(state, seat).corn / CORN_PER_BUSINESS));

/** NA-I1 */
export function harvest(work: Work): void {
  for (const seat of turnOrder(work.state))
    gain(work, { type: 'corn', player: seat, amount: harvestOf(work.state, seat), rule: 'NA-I1' });
}

/** NA-I2, for who has enough. */
export function feed(work: Work, seat: Seat): void {
  gain(work, { type: 'corn', player: seat, amount: -upkeepOf(work.state, seat), rule: 'NA-I2' });
}

/** NA-I3 and NA-I4 */
export function collectIncome(work: Work): void {
  const order = turnOrder(work.state);
  for (const seat of order) unload(work, seat);
  for (const seat of order)
    gain(work, { type: 'coins', player: seat, amount: coinIncome(work.state, seat), rule: 'NA-I4' });
}

function unload(work: Work, seat: Seat): void {
  const arriving = goodsOf(work.state, seat);
  const kept = Math.min(arriving, dockSpace(work.state, seat));
  gain(work, { type: 'goods', player: seat, amount: kept, rule: 'NA-I3' });
  if (kept < arriving)
    tell(work, { type: 'goodsLost', player: seat, amount: arriving - kept, rule: 'NA-I3' });
}
