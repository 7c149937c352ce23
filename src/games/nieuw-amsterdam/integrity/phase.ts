import { at } from '@/core/list';
import { never } from '@/core/never';
import { highest, requiredSize, resourcesOf, withoutColumn } from '../auction';
import { FIRST_BUSINESSES, ROUNDS } from '../catalogue/rates';
import { nextToPlace } from '../course';
import { businessesOf, turnOrder } from '../draft';
import { toClose } from '../income';
import { finalScore, winnersOf } from '../scoring';
import type { Auction, State } from '../types';
import type { Demand, Demands } from './demand';

/** The phase against who is to act, who has a column, the auction and the result. */
export function* phase(state: State): Demands {
  const { moneyBox, auction, result } = state;
  const takers = moneyBox.flatMap(({ takenBy }) => (takenBy === null ? [] : [takenBy]));
  yield [new Set(takers).size === takers.length, 'NA-A1', 'moneyBox', 'at most one column a player'];
  const inAuction = state.phase === 'bid' || state.phase === 'pay';
  yield [(auction !== null) === inAuction, 'PROTOCOL', 'auction', 'an auction while bidding and paying only'];
  yield [(result !== null) === (state.phase === 'over'), 'PROTOCOL', 'result', 'a result at the end only'];
  yield* byPhase(state);
}

function byPhase(state: State): Demands {
  switch (state.phase) {
    case 'placement':
      return placement(state);
    case 'choose':
      return choose(state);
    case 'bid':
    case 'pay':
      return state.auction === null ? [] : bidding(state, state.auction);
    case 'takeColumn':
      return lastColumn(state);
    case 'city':
    case 'land':
    case 'trade':
      return [allServed(state), acting(state, state.current !== null)];
    case 'upkeep':
      return upkeep(state);
    case 'over':
      return over(state);
    default:
      return never(state.phase);
  }
}

const acting = (_state: State, right: boolean): Demand => [
  right,
  'PROTOCOL',
  'current',
  'the player who is to act',
];

/** NA-S7: nobody is ahead of the turn order. */
function* placement(state: State): Demands {
  const order = turnOrder(state);
  const counts = order.map((seat) => businessesOf(state, seat));
  const placed = counts.reduce((sum, count) => sum + count, 0);
  const players = order.length;
  const inTurn = counts.every(
    (count, index) => count === Math.floor((placed + players - 1 - index) / players),
  );
  yield [state.round === 1, 'NA-S7', 'round', 'the first round'];
  yield [state.moneyBox.every(({ takenBy }) => takenBy === null), 'NA-S7', 'moneyBox', 'columns nobody has'];
  yield [
    inTurn && placed < FIRST_BUSINESSES * players,
    'NA-S7',
    'districts',
    'businesses placed in turn order',
  ];
  yield acting(state, state.current === nextToPlace(state));
}

function* choose(state: State): Demands {
  const waiting = withoutColumn(state);
  yield [waiting.length > 1, 'NA-A6', 'moneyBox', 'at least two players without a column'];
  yield acting(state, state.current === waiting[0]);
}

function* lastColumn(state: State): Demands {
  const waiting = withoutColumn(state);
  yield [waiting.length === 1, 'NA-A6', 'moneyBox', 'one player without a column'];
  yield acting(state, state.current === waiting[0]);
}

/** NA-A1 to NA-A3: the right column, bids in turn order, each higher than the last, none beyond the means. */
function* bidding(state: State, auction: Auction): Demands {
  const waiting = withoutColumn(state);
  const column = at(state.moneyBox, auction.column);
  const size = requiredSize(state);
  yield [waiting.length > 1, 'NA-A6', 'moneyBox', 'at least two players without a column'];
  yield [auction.chooser === waiting[0], 'NA-A1', 'auction.chooser', 'the lowest token without a column'];
  yield [column.takenBy === null, 'NA-A1', 'auction.column', 'a column nobody has'];
  yield [
    size === null || column.tiles.length === size,
    'NA-A7',
    'auction.column',
    'a column of the right size',
  ];
  yield [auction.bids.length <= waiting.length, 'NA-A2', 'auction.bids', 'one bid a player'];
  let highestSoFar = -1;
  for (const [index, { player, amount }] of auction.bids.entries()) {
    const field = `auction.bids.${index}`;
    yield [player === waiting[index], 'NA-A2', `${field}.player`, 'bids in turn order'];
    yield [amount !== null || index > 0, 'NA-A1', `${field}.amount`, 'a bid of the chooser'];
    if (amount === null) continue;
    yield [amount > highestSoFar, 'NA-A2', `${field}.amount`, 'more than the bid before'];
    yield [amount <= resourcesOf(state, player), 'NA-A3', `${field}.amount`, 'no more than the player owns'];
    highestSoFar = amount;
  }
  const allBid = auction.bids.length === waiting.length;
  yield [allBid === (state.phase === 'pay'), 'PROTOCOL', 'phase', 'payment once all have bid'];
  yield [!allBid || highestSoFar > 0, 'NA-A4', 'auction.bids', 'a bid to pay'];
  const next = allBid ? highest(auction)?.player : waiting[auction.bids.length];
  yield acting(state, state.current === next);
  yield [auction.toAct === state.current, 'PROTOCOL', 'auction.toAct', 'the player who is to act'];
}

const allServed = (state: State): Demand => [
  withoutColumn(state).length === 0,
  'NA-A6',
  'moneyBox',
  'a column for every player',
];

function* upkeep(state: State): Demands {
  yield allServed(state);
  yield acting(state, state.current !== null && toClose(state, state.current) > 0);
}

const SCORES = ['elections', 'land', 'furs', 'resources', 'total'] as const;

function* over(state: State): Demands {
  const { result } = state;
  yield [state.round === ROUNDS, 'NA-E4', 'round', 'the last round'];
  yield acting(state, state.current === null);
  yield allServed(state);
  for (const [seat, score] of (result?.scores ?? []).entries()) {
    const counted = finalScore(state, seat);
    for (const part of SCORES) {
      yield [score[part] === counted[part], 'NA-E3', `result.scores.${seat}.${part}`, String(counted[part])];
    }
  }
  const winners = winnersOf(state);
  const named = result?.winners ?? [];
  const right = named.length === winners.length && winners.every((seat, index) => seat === named[index]);
  yield [right, 'NA-E4', 'result.winners', 'those with most points, by seat'];
}
