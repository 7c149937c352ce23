import { DISTRICTS, FURS } from '@/games/nieuw-amsterdam/types';
import { fursOf } from '../../support/pieces';
import { patched, play, seatOf } from '../../support/table';
import { position } from '../../support/position';
import { expectFit, expectMisfit, tampered } from '../../support/tampered';

const good = () => position();
const bidding = () => position({ phase: 'bid', auction: { column: 0, bids: [1] } });
const over = () => play(position({ phase: 'trade', current: 2, round: 6 }), { type: 'endTurn' }).state;
const auction = () => bidding().auction ?? { chooser: 0, column: 0, bids: [], toAct: 0 };
const column = (index: number, change: object) => ({
  ...good(),
  moneyBox: good().moneyBox.map((own, other) => (other === index ? { ...own, ...change } : own)),
});

const seats = (field: string) => tampered('NA-S1', field, 'a seat at the table');
const inAuction = tampered('NA-S1', 'auction', 'seats at the table');

test.each([
  ...DISTRICTS.map((district) =>
    tampered(
      'NA-S1',
      `districts.${district}`,
      'one number a player',
    )('a number too many', () => patched(good(), { districts: { [district]: [0, 0, 0, 0] } })),
  ),
  tampered(
    'NA-S1',
    'districts.docks',
    'one number a player',
  )('too few', () => patched(good(), { districts: { docks: [0, 0] } })),
  seats('current')('nobody sits there', () => ({ ...good(), current: 3 })),
  seats('moneyBox.4.takenBy')('nobody sits there', () => column(4, { takenBy: 3 })),
  inAuction('the chooser', () => ({ ...bidding(), auction: { ...auction(), chooser: 3 } })),
  inAuction('who is to act', () => ({ ...bidding(), auction: { ...auction(), toAct: 4 } })),
  inAuction('a bidder', () => ({
    ...bidding(),
    auction: { ...auction(), bids: [{ player: 3, amount: 1 }] },
  })),
  tampered(
    'NA-S1',
    'result.scores',
    'one score a player',
  )('one missing', () => ({
    ...over(),
    result: { winners: [0], scores: over().result?.scores.slice(1) },
  })),
])('NA-S1: every seat there is, and no other: $field, $wrong', expectMisfit);

const tokens = (seat: number) => tampered('NA-S6', `players.${seat}.token`, 'each token from 1 to 3 once');

test.each([
  tokens(2)('beyond the number of players', () => patched(good(), { seats: { 2: { token: 4 } } })),
  tokens(1)('twice the same', () => patched(good(), { seats: { 1: { token: 1 } } })),
  tokens(2)('twice the same', () => patched(good(), { seats: { 0: { token: 3 } } })),
])('NA-S6: tokens 1, 2, 3, … once each: $field, $wrong', expectMisfit);

const furs = (there: number, fur: string) =>
  tampered('NA-S3', 'piles.furDraw', `10 ${fur} in all, not ${there}`);

test.each([
  ...FURS.map((fur) =>
    furs(11, fur)('one too many with a player', () =>
      patched(good(), { seats: { 0: { furs: fursOf({ [fur]: 1 }) } } }),
    ),
  ),
  furs(11, 'lynx')('one too many on the pile', () =>
    patched(good(), { piles: { furDraw: [...good().piles.furDraw, 'lynx'] } }),
  ),
  furs(11, 'mink')('one too many discarded', () => patched(good(), { piles: { furDiscard: ['mink'] } })),
  furs(9, 'otter')('one missing at the bottom trader', () =>
    patched(good(), { traders: { bottom: ['beaver', 'mink', 'muskrat'] } }),
  ),
  furs(9, 'mink')('one missing at the top trader', () =>
    patched(good(), { traders: { top: ['lynx', 'otter', 'beaver'] } }),
  ),
  furs(9, 'mink')('one missing at the middle trader', () =>
    patched(good(), { traders: { middle: ['lynx', 'lynx'] } }),
  ),
])('NA-S3: ten furs of each type: $expected, $wrong', expectMisfit);

const buildings = (there: number, seat = 0) =>
  tampered('NA-S1', `players.${seat}.buildings`, `25 buildings in all, not ${there}`);
const farmer = () => position({ round: 2, seats: { 1: { lands: [{ id: 'L20-10', houses: 2 }] } } });

test.each([
  buildings(24)('one missing in the supply', () => patched(good(), { seats: { 0: { buildings: 23 } } })),
  buildings(26)('one too many in a district', () => patched(good(), { districts: { granary: [1, 0, 0] } })),
  buildings(26)('one too many on the wharf', () => patched(good(), { seats: { 0: { warehouses: 2 } } })),
  buildings(26, 1)('one too many on a land', () =>
    patched(farmer(), { seats: { 1: { lands: [{ id: 'L20-10', houses: 3, cleared: false }] } } }),
  ),
])('NA-S1: 25 buildings a player: $field, $wrong', expectMisfit);

const goods = (room: number, seat: number) =>
  tampered('NA-S2', `players.${seat}.goods`, `at most ${room} goods on the docks`);
const wharf = () => position({ seats: { 2: { warehouses: 4, goods: 10 } } });

test.each([
  goods(4, 0)('5', () => patched(good(), { seats: { 0: { goods: 5 } } })),
  goods(10, 2)('11', () => patched(wharf(), { seats: { 2: { goods: 11 } } })),
])('NA-S2: goods lie on open docks only: $field, $wrong', expectMisfit);

const camp = (index: number, most: number) =>
  tampered('NA-S4', `camps.${index}`, `at most ${most} longhouses`);
const free = (seat: number) => tampered('NA-S4', `players.${seat}.post`, 'a free space in the zone');
const near = (seat: number) =>
  tampered('NA-D6', `players.${seat}.post`, 'not beyond the farthest inhabited camp');
const upriver = () => position({ camps: [0, 1, 1, 0, 0], seats: { 0: { post: 2 }, 1: { post: 2 } } });

test.each([
  camp(0, 3)('4', () => ({ ...good(), camps: [4, 0, 0, 0, 0] })),
  camp(1, 2)('3', () => ({ ...good(), camps: [0, 3, 0, 0, 0] })),
  camp(4, 1)('2', () => ({ ...good(), camps: [0, 0, 0, 0, 2] })),
  tampered(
    'NA-S4',
    'camps',
    'at most 3 longhouses in all',
  )('4', () => ({ ...good(), camps: [2, 2, 0, 0, 0] })),
  free(2)('a third post in zone 2', () => patched(upriver(), { seats: { 2: { post: 2 } } })),
])('NA-S4: longhouses and posts on spaces in use: $field, $wrong', expectMisfit);

test.each([
  tampered(
    'NA-L2',
    'camps',
    'the last longhouse stays',
  )('none is left', () => ({ ...good(), camps: [0, 0, 0, 0, 0] })),
])('NA-L2: $wrong', expectMisfit);

test.each([
  near(1)('zone 2', () => patched(good(), { seats: { 1: { post: 2 } } })),
  near(2)('zone 4', () => patched(upriver(), { seats: { 2: { post: 4 } } })),
])('NA-D6: no post beyond the longhouses: $field, $wrong', expectMisfit);

test('NA-S1: what is just within the limits is accepted', () => {
  for (const state of [good(), bidding(), over(), farmer(), wharf(), upriver()]) expectFit(state);
  expectFit(position({ camps: [1, 2, 0, 0, 0] }));
  expectFit(position({ players: 5, camps: [5, 0, 0, 0, 0], current: 4 }));
  expect(seatOf(upriver(), 2).post).toBe(1);
});
