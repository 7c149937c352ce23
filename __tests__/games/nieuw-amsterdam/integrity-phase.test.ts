import { count } from '@/core/amounts';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { type Bid, type State, STEPS } from '@/games/nieuw-amsterdam/types';
import { patched, play, playAll } from '../../support/table';
import { position } from '../../support/position';
import { expectFit, expectMisfit, tampered } from '../../support/tampered';

const city = () => position();
const choose = () => position({ phase: 'choose' });
const lastColumn = () => position({ phase: 'takeColumn' });
const bid = () => position({ phase: 'bid', auction: { column: 0, bids: [3] } });
const pay = () => position({ phase: 'pay', auction: { column: 0, bids: [3, null, 5] } });
const upkeep = () =>
  position({ phase: 'upkeep', seats: { 0: { corn: 1 } }, districts: { docks: [2, 1, 0] } });
const over = () =>
  play(position({ phase: 'trade', current: 2, round: 6, seats: { 1: { vp: 50 } } }), {
    type: 'endTurn',
  }).state;
const start = () => game.setup({ players: 3, seed: 'x', first: 1 });
const place = (district: string) => ({ type: 'placeBusiness', district });
const placing = () => playAll(start(), place('docks'), place('docks'));

/** Other takers of the columns; in an auction they hold the tiles, too. */
const takenBy = (state: State, takers: readonly (number | null)[]): State => {
  const moneyBox = state.moneyBox.map((column, index) => ({ ...column, takenBy: takers[index] ?? null }));
  const tilesOf = (seat: number) =>
    count(moneyBox.find((column) => column.takenBy === seat)?.tiles ?? [], STEPS);
  const inSteps = state.phase === 'city' || state.phase === 'land' || state.phase === 'trade';
  const none =
    inSteps || state.phase === 'upkeep' || state.phase === 'over' ? { city: 0, land: 0, trade: 0 } : null;
  const players = state.players.map((player, seat) => ({ ...player, tiles: none ?? tilesOf(seat) }));
  return { ...state, moneyBox, players };
};
const bids = (state: State, ...made: readonly (Bid | number | null)[]) => ({
  ...state,
  auction: state.auction && {
    ...state.auction,
    bids: made.map((one, player) =>
      typeof one === 'object' && one !== null ? one : { player, amount: one },
    ),
  },
});
const inAuction = (state: State, change: object) => ({ ...state, auction: { ...state.auction, ...change } });

const turn = tampered('PROTOCOL', 'current', 'the player who is to act');
const hasAuction = tampered('PROTOCOL', 'auction', 'an auction while bidding and paying only');
const hasResult = tampered('PROTOCOL', 'result', 'a result at the end only');
const served = tampered('NA-A6', 'moneyBox', 'a column for every player');
const two = tampered('NA-A6', 'moneyBox', 'at least two players without a column');
const one = tampered('NA-A6', 'moneyBox', 'one player without a column');

test.each([
  hasAuction('none while bidding', () => ({ ...bid(), auction: null })),
  hasAuction('none while paying', () => ({ ...pay(), auction: null })),
  hasAuction('one in the city', () => ({ ...city(), auction: bid().auction })),
  hasResult('one before the end', () => ({ ...city(), result: over().result })),
  hasResult('none at the end', () => ({ ...over(), result: null })),
  turn('nobody in a step', () => ({ ...city(), current: null })),
  turn('not the lowest token', () => ({ ...choose(), current: 1 })),
  turn('not the one without a column', () => ({ ...lastColumn(), current: 0 })),
  turn('not the next bidder', () => ({ ...bid(), current: 2 })),
  turn('not the winner', () => ({ ...pay(), current: 0 })),
  turn('not the next to place', () => ({ ...placing(), current: 1 })),
  turn('has enough corn', () => ({ ...upkeep(), current: 1 })),
  turn('has just enough corn', () => patched(upkeep(), { seats: { 0: { corn: 2 } } })),
  turn('nobody in upkeep', () => ({ ...upkeep(), current: null })),
  turn('somebody at the end', () => ({ ...over(), current: 0 })),
  tampered(
    'PROTOCOL',
    'auction.toAct',
    'the player who is to act',
  )('another one', () => inAuction(bid(), { toAct: 2 })),
  tampered('PROTOCOL', 'phase', 'payment once all have bid')('too early', () => ({ ...bid(), phase: 'pay' })),
  tampered('PROTOCOL', 'phase', 'payment once all have bid')('too late', () => ({ ...pay(), phase: 'bid' })),
])('PROTOCOL: the phase and who is to act: $field, $wrong', expectMisfit);

const inTurn = tampered('NA-S7', 'districts', 'businesses placed in turn order');
const placed = (...counts: readonly number[]) =>
  patched(start(), {
    seats: Object.fromEntries(counts.map((number, seat) => [seat, { buildings: 24 - number }])),
    districts: { docks: counts },
  });

test.each([
  tampered('NA-S7', 'round', 'the first round')('the second', () => ({ ...start(), round: 2 })),
  tampered('NA-S7', 'moneyBox', 'columns nobody has')('one is taken', () => takenBy(start(), [null, 0])),
  inTurn('seat 0 is ahead', () => placed(1, 0, 0)),
  inTurn('two by one player', () => placed(0, 2, 0)),
  inTurn('the last was left out', () => placed(0, 2, 1)),
  inTurn('all are placed', () => placed(2, 2, 2)),
])('NA-S7: the first businesses: $field, $wrong', expectMisfit);

test.each([
  tampered(
    'NA-A1',
    'moneyBox',
    'at most one column a player',
  )('two for one', () => takenBy(city(), [0, 1, 2, 0])),
  tampered(
    'NA-A1',
    'auction.chooser',
    'the lowest token without a column',
  )('another one', () => inAuction(bid(), { chooser: 1 })),
  tampered(
    'NA-A1',
    'auction.column',
    'a column nobody has',
  )('it is taken', () => takenBy(bids(bid()), [2, null])),
  tampered('NA-A1', 'auction.bids.0.amount', 'a bid of the chooser')('a pass', () => bids(bid(), null)),
])('NA-A1: who chooses: $field, $wrong', expectMisfit);

const order = (index: number) => tampered('NA-A2', `auction.bids.${index}.player`, 'bids in turn order');
const more = (index: number) => tampered('NA-A2', `auction.bids.${index}.amount`, 'more than the bid before');

test.each([
  tampered(
    'NA-A2',
    'auction.bids',
    'one bid a player',
  )('one too many', () => bids(pay(), 1, 2, 3, { player: 0, amount: 4 })),
  order(0)('not the chooser', () => bids(bid(), { player: 1, amount: 3 })),
  order(1)('one was left out', () => bids(pay(), 3, { player: 2, amount: 4 })),
  more(1)('the same', () => bids(pay(), 3, 3, 5)),
  more(2)('less than the first, after a pass', () => bids(pay(), 3, null, 2)),
])('NA-A2: bids in turn order, each higher: $field, $wrong', expectMisfit);

const means = (index: number) =>
  tampered('NA-A3', `auction.bids.${index}.amount`, 'no more than the player owns');

test.each([
  means(0)('one more', () => bids(bid(), 18)),
  means(2)('one more', () => bids(pay(), 3, null, 18)),
])('NA-A3: no bid beyond the means: $field, $wrong', expectMisfit);

test.each([
  tampered(
    'NA-A4',
    'auction.bids',
    'a bid to pay',
  )('0 is not paid', () => bids({ ...pay(), current: 0 }, 0, null, null)),
])('NA-A4: there is something to pay: $field, $wrong', expectMisfit);

test.each([
  served('city: one has none', () => takenBy(city(), [0, 1])),
  served('land: nobody has one', () => takenBy({ ...city(), phase: 'land' }, [])),
  served('trade: one has none', () => takenBy({ ...city(), phase: 'trade' }, [0, 2])),
  served('upkeep: one has none', () => takenBy(upkeep(), [0, 1])),
  served('over: one has none', () => takenBy(over(), [0, 1])),
  two('choosing alone', () => takenBy(choose(), [0, 1])),
  two('bidding alone', () => takenBy(bid(), [null, 1, 2])),
  one('nobody is left', () => takenBy(lastColumn(), [0, 1, 2])),
  one('two are left', () => takenBy(lastColumn(), [0])),
])('NA-A6: who has a column: $wrong', expectMisfit);

const pair = () => position({ players: 2, phase: 'bid' });

test.each([
  tampered(
    'NA-A7',
    'auction.column',
    'a column of the right size',
  )('two tiles', () => inAuction(pair(), { column: 2 })),
])('NA-A7: two players bid for three tiles: $field, $wrong', expectMisfit);

const winners = tampered('NA-E4', 'result.winners', 'those with most points, by seat');
const won = (...seats: readonly number[]) => ({ ...over(), result: { ...over().result, winners: seats } });

test.each([
  tampered(
    'NA-E4',
    'round',
    'the last round',
  )('the fifth', () => ({
    ...position({ phase: 'trade', round: 5, seats: { 0: { tiles: {} } } }),
    ...{ phase: 'over', current: null, result: over().result },
  })),
  winners('another player', () => won(0)),
  winners('one too many', () => won(1, 0)),
])('NA-E4: the end: $field, $wrong', expectMisfit);

/** Another number in one part of the final score of a seat. */
const miscounted = (seat: number, part: string) => ({
  ...over(),
  result: {
    ...over().result,
    scores: over().result?.scores.map((score, other) => (other === seat ? { ...score, [part]: 99 } : score)),
  },
});
const score = (seat: number, part: string, counted: number) =>
  tampered(
    'NA-E3',
    `result.scores.${seat}.${part}`,
    String(counted),
  )('another number', () => miscounted(seat, part));

test.each([
  score(0, 'elections', 0),
  score(1, 'land', 0),
  score(2, 'furs', 0),
  score(0, 'resources', 5),
  score(2, 'resources', 6),
  score(1, 'total', 55),
  tampered(
    'NA-E3',
    'result.scores.2.total',
    '90',
  )('another number of points', () => patched(over(), { seats: { 2: { vp: 90 } } })),
])('NA-E3: the final score is what was counted: $field, $wrong', expectMisfit);

test('NA-E4: tied winners are named by seat', () => {
  const seats = { 0: { vp: 9 }, 1: { vp: 9 }, 2: { vp: 9, specialUsed: true, tiles: {} } };
  const tie = play(position({ phase: 'trade', current: 2, round: 6, seats }), { type: 'endTurn' }).state;
  const named = (...all: readonly number[]) => ({ ...tie, result: { ...tie.result, winners: all } });

  expectFit(tie);
  expectMisfit(winners('out of order', () => named(0, 2, 1)));
  expectMisfit(winners('one is missing', () => named(0, 1)));
});

test('NA-A1: every phase of a game is accepted', () => {
  for (const state of [
    start(),
    placing(),
    choose(),
    bid(),
    pay(),
    lastColumn(),
    city(),
    upkeep(),
    over(),
    pair(),
  ])
    expectFit(state);
  expectFit(position({ phase: 'bid', auction: { column: 0, bids: [17, null] } }));
  expectFit(position({ phase: 'bid', auction: { column: 4, bids: [] } }));
  expectFit(position({ phase: 'pay', auction: { column: 0, bids: [1, null, null] } }));
});
