import { rngFromSeed, isRng } from '@/core/rng';
import {
  amounts,
  bool,
  fieldOf,
  fields,
  isMalformed,
  list,
  malformed,
  nullable,
  oneOf,
  optional,
  type Shape,
  whole,
} from '@/core/shape';
import { CAMPS, LAND_CARDS, MONEY_BOX, SEATS, SHIP_CARDS, TRADER_CARDS, WAREHOUSE_SITES } from './catalogue';
import { CARDS_ON_OFFER, ROUNDS } from './catalogue/rates';
import { misfit } from './integrity';
import { refused, type Refused } from './refusals';
import {
  type Auction,
  type Column,
  type FinalScore,
  FURS,
  type Land,
  PHASES,
  type Piles,
  type Player,
  type Result,
  type State,
  STEPS,
} from './types';

/** A state from outside, rebuilt field by field; then everything must fit together. */
export function read(json: unknown): { readonly ok: true; readonly state: State } | Refused {
  const state = stateShape(json);
  if (isMalformed(state)) {
    return refused({ rule: 'PROTOCOL', code: 'malformed', field: fieldOf(state), expected: state.expected });
  }
  const wrong = misfit(state);
  return wrong === null ? { ok: true, state } : refused(wrong);
}

const seat = whole(0, SEATS.max - 1);
const landId = oneOf(LAND_CARDS.map(({ id }) => id));
const shipId = oneOf(SHIP_CARDS.map(({ id }) => id));
const fur = oneOf(FURS);
const bySeat = list(whole(), SEATS.max, SEATS.min);

const rng: Shape<string> = (json) =>
  typeof json === 'string' && isRng(json) ? json : malformed('a generator state as given out');

/** Far beyond any game, and sums stay exact. */
const amount = whole(0, 1e9);

const playerShape = fields<Player>({
  token: whole(1, SEATS.max),
  coins: amount,
  goods: amount,
  timber: amount,
  corn: amount,
  furs: amounts(FURS),
  vp: amount,
  buildings: amount,
  warehouses: whole(1, WAREHOUSE_SITES),
  post: whole(1, CAMPS),
  lands: list(fields<Land>({ id: landId, houses: amount, cleared: bool }), LAND_CARDS.length),
  ships: list(shipId, SHIP_CARDS.length),
  tiles: amounts(STEPS),
  specialUsed: bool,
});

const fursAt = (trader: keyof typeof TRADER_CARDS) => list(fur, TRADER_CARDS[trader].furs);
const furPile = list(fur, FURS.length * 100); // how many there are in all is for `misfit` to say

const districtShapes = fields<State['districts']>({
  lumberYard: bySeat,
  granary: bySeat,
  docks: bySeat,
  carpenters: bySeat,
  blackMarket: bySeat,
  tradingCompany: bySeat,
});

const stateShape = fields<State>({
  game: oneOf(['nieuw-amsterdam']),
  version: oneOf([1]),
  round: whole(1, ROUNDS),
  phase: oneOf(PHASES),
  current: nullable(seat),
  players: list(playerShape, SEATS.max, SEATS.min),
  districts: districtShapes,
  camps: list(whole(), CAMPS, CAMPS),
  traders: fields({ top: fursAt('top'), middle: fursAt('middle'), bottom: fursAt('bottom') }),
  lands: list(landId, CARDS_ON_OFFER),
  ships: list(shipId, CARDS_ON_OFFER),
  moneyBox: list(
    fields<Column>({ tiles: list(oneOf(STEPS), MONEY_BOX.length), takenBy: nullable(seat) }),
    MONEY_BOX.length,
    MONEY_BOX.length,
  ),
  auction: nullable(
    fields<Auction>({
      chooser: seat,
      column: whole(0, MONEY_BOX.length - 1),
      bids: list(fields({ player: seat, amount: nullable(whole()) }), SEATS.max),
      toAct: seat,
    }),
  ),
  piles: fields<Piles>({
    furDraw: furPile,
    furDiscard: furPile,
    landDeck: list(landId, LAND_CARDS.length),
    shipDeck: list(shipId, SHIP_CARDS.length),
  }),
  rng: optional(rng, rngFromSeed('')),
  result: optional(
    nullable(
      fields<Result>({
        winners: list(seat, SEATS.max, 1),
        scores: list(
          fields<FinalScore>({
            elections: whole(),
            land: whole(),
            furs: whole(),
            resources: whole(),
            total: whole(),
          }),
          SEATS.max,
          SEATS.min,
        ),
      }),
    ),
    null,
  ),
});
