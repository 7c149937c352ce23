import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import { blocked, type Case, reason, refused } from '../../support/refusal-case';
import { patched, play } from '../../support/table';
import { position } from '../../support/position';

const city = () => position();
const trade = () => position({ phase: 'trade' });
const bidding = () => position({ phase: 'bid', auction: { column: 0, bids: [4] } });
const choosing = () => position({ phase: 'choose', takenBy: [0, null, null, null, null] });
const over = () => play(position({ phase: 'trade', current: 2, round: 6 }), { type: 'endTurn' }).state;
const noCamp = () => patched(city(), { camps: [0, 0, 0, 0, 0] });
const choose = (column: number) => ({ type: 'chooseColumn', column });

/** Every code at least once: one without a case does not compile. */
const CASES: Readonly<Record<Refusal['code'], readonly [Case, ...Case[]]>> = {
  malformed: [
    refused(
      city,
      { type: 'endTurn', now: true },
      {
        ...{ rule: 'PROTOCOL', code: 'malformed', field: 'now', expected: 'no such field' },
      },
    ),
    refused(
      city,
      { type: 'buildBusinesses', districts: { docks: -1 } },
      {
        ...{ rule: 'PROTOCOL', code: 'malformed', field: 'districts.docks' },
        expected: 'a whole number from 0 up',
      },
    ),
    refused(city, [], { rule: 'PROTOCOL', code: 'malformed', field: '', expected: 'an object' }),
  ],
  misfit: [
    {
      state: city,
      provoke: () => [reason(game.read(noCamp())), reason(game.read(JSON.parse(JSON.stringify(noCamp()))))],
      refusal: { rule: 'NA-L2', code: 'misfit', field: 'camps', expected: 'the last longhouse stays' },
    },
  ],
  wrongPhase: [
    blocked(
      city,
      { type: 'passBid' },
      { rule: 'PROTOCOL', code: 'wrongPhase', move: 'passBid', phase: 'city' },
    ),
  ],
  notYourTurn: [
    {
      state: bidding,
      provoke: (state) => [game.whyNot(state, 0, 'bid'), game.whyNot(state, 2, 'passBid')],
      refusal: { rule: 'PROTOCOL', code: 'notYourTurn', current: 1 },
    },
  ],
  gameOver: [blocked(over, { type: 'endTurn' }, { rule: 'PROTOCOL', code: 'gameOver' })],
  short: [
    blocked(
      () => position({ seats: { 0: { timber: 0 } } }),
      { type: 'buildWarehouse' },
      {
        ...{ rule: 'NA-D3', code: 'short', of: 'timber', need: 1, have: 0 },
      },
    ),
    refused(
      () => position({ phase: 'trade', camps: [0, 0, 1, 0, 0], seats: { 0: { corn: 1 } } }),
      { type: 'tradeFurs', trader: 'top' },
      {
        ...{ rule: 'NA-T2', code: 'short', of: 'corn', need: 2, have: 1 },
      },
    ),
  ],
  tooMany: [
    refused(
      city,
      { type: 'buildBusinesses', districts: { docks: 3, granary: 1 } },
      {
        ...{ rule: 'NA-C1', code: 'tooMany', most: 3, asked: 4 },
      },
    ),
  ],
  noneAsked: [refused(city, { type: 'granary' }, { rule: 'NA-D2', code: 'noneAsked' })],
  wrongTotal: [
    refused(
      city,
      { type: 'blackMarket', furs: 2, pay: { coins: 5 } },
      {
        ...{ rule: 'NA-D5', code: 'wrongTotal', need: 6, given: 5 },
      },
    ),
  ],
  noSuchColumn: [refused(choosing, choose(5), { rule: 'NA-A1', code: 'noSuchColumn', column: 5 })],
  columnTaken: [refused(choosing, choose(0), { rule: 'NA-A1', code: 'columnTaken', column: 0 })],
  wrongColumnSize: [
    refused(() => position({ players: 2, phase: 'choose' }), choose(4), {
      ...{ rule: 'NA-A7', code: 'wrongColumnSize', column: 4, tiles: 3 },
    }),
  ],
  bidTooLow: [
    refused(bidding, { type: 'bid', amount: 4 }, { rule: 'NA-A2', code: 'bidTooLow', least: 5, bid: 4 }),
  ],
  bidTooHigh: [
    refused(bidding, { type: 'bid', amount: 18 }, { rule: 'NA-A3', code: 'bidTooHigh', most: 17, bid: 18 }),
  ],
  chooserMustBid: [
    blocked(() => position({ phase: 'bid' }), { type: 'passBid' }, { rule: 'NA-A1', code: 'chooserMustBid' }),
  ],
  noTile: [
    blocked(
      () => position({ seats: { 0: { tiles: {} } } }),
      { type: 'holdElections' },
      {
        ...{ rule: 'NA-X1', code: 'noTile', step: 'city' },
      },
    ),
  ],
  specialTaken: [
    blocked(
      () => position({ seats: { 0: { specialUsed: true } } }),
      { type: 'moveTradingPost' },
      {
        ...{ rule: 'NA-X1', code: 'specialTaken' },
      },
    ),
  ],
  cardNotOnOffer: [
    refused(
      () => position({ phase: 'land' }),
      { type: 'acquireLand', land: 'L30-01' },
      {
        ...{ rule: 'NA-L1', code: 'cardNotOnOffer', card: 'L30-01' },
      },
    ),
  ],
  noCardOnOffer: [
    refused(
      () => position({ phase: 'land', lands: [] }),
      { type: 'acquireLand', land: 'L20-01' },
      {
        ...{ rule: 'NA-L1', code: 'noCardOnOffer' },
      },
    ),
  ],
  nothingToClear: [
    blocked(
      () => position({ phase: 'land' }),
      { type: 'clearLand' },
      { rule: 'NA-L3', code: 'nothingToClear' },
    ),
  ],
  traderEmpty: [
    refused(
      () => position({ phase: 'trade', traders: { middle: [] } }),
      { type: 'tradeFurs', trader: 'middle' },
      {
        ...{ rule: 'NA-T1', code: 'traderEmpty', trader: 'middle' },
      },
    ),
  ],
  soldWhole: [
    refused(
      trade,
      { type: 'tradeFurs', trader: 'bottom', furs: { otter: 1 } },
      {
        ...{ rule: 'NA-T1', code: 'soldWhole', trader: 'bottom' },
      },
    ),
  ],
  fursNotThere: [
    refused(
      trade,
      { type: 'tradeFurs', trader: 'top', furs: { mink: 2 } },
      {
        ...{ rule: 'NA-T1', code: 'fursNotThere', trader: 'top', fur: 'mink', need: 2, have: 1 },
      },
    ),
  ],
  buyAndSell: [
    refused(trade, { type: 'lumberYard', buy: 1, sell: 1 }, { rule: 'NA-D1', code: 'buyAndSell' }),
  ],
  wharfFull: [
    blocked(
      () => position({ seats: { 0: { warehouses: 4 } } }),
      { type: 'buildWarehouse' },
      {
        ...{ rule: 'NA-D3', code: 'wharfFull', most: 4 },
      },
    ),
  ],
  noFreeSite: [refused(trade, { type: 'buildHouses', count: 1 }, { rule: 'NA-D4', code: 'noFreeSite' })],
  noFurLeft: [
    refused(
      () => position({ otherFurs: 1 }),
      { type: 'blackMarket', furs: 1, pay: { coins: 3 } },
      {
        ...{ rule: 'NA-D5', code: 'noFurLeft' },
      },
    ),
  ],
  noFreeZone: [
    blocked(trade, { type: 'moveTradingPost' }, { rule: 'NA-D6', code: 'noFreeZone', farthest: 1 }),
  ],
};

const ROWS = Object.entries(CASES).flatMap(([code, cases]) => cases.map((row) => ({ code, ...row })));

test.each(ROWS)(
  '$refusal.rule: $code has its facts, and nothing has changed',
  ({ code, provoke, refusal, ...row }) => {
    const state = row.state();
    const before = JSON.stringify(state);

    expect(refusal.code).toBe(code);
    expect(provoke(state)).toEqual([refusal, refusal]);
    expect(JSON.stringify(state)).toBe(before);
  },
);

test('PROTOCOL: an unknown kind of move is told all the kinds there are', () => {
  const kinds = [
    ...[
      'placeBusiness',
      'chooseColumn',
      'bid',
      'passBid',
      'pay',
      'takeColumn',
      'buildBusinesses',
      'holdElections',
    ],
    ...[
      'acquireLand',
      'clearLand',
      'tradeFurs',
      'shipFurs',
      'lumberYard',
      'granary',
      'buildWarehouse',
      'buildHouses',
    ],
    ...['blackMarket', 'moveTradingPost', 'passTile', 'endTurn', 'closeBusinesses'],
  ];

  expect(game.play(city(), { type: 'dance' })).toEqual({
    ok: false,
    refusal: { rule: 'PROTOCOL', code: 'malformed', field: 'type', expected: `one of ${kinds.join(', ')}` },
  });
});
