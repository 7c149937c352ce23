import { rngFromSeed } from '@/core/rng';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { State } from '@/games/nieuw-amsterdam/types';
import { play } from '../../support/table';
import { position } from '../../support/position';

type Json = { [key: string]: unknown };

const good = () =>
  position({
    phase: 'bid',
    seats: { 0: { lands: [{ id: 'L20-01' }], ships: ['S20-01'] } },
    auction: { column: 0, bids: [1] },
  });
const over = () => play(position({ phase: 'trade', current: 2, round: 6 }), { type: 'endTurn' }).state;

/** A copy of a state with something else at the end of a path; `undefined` takes it away. */
function changed(state: State, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(state)) as Json;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const place = keys.reduce<Json>((part, key) => part[key] as Json, copy);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

const refusal = (json: unknown) => {
  const read = game.read(json);
  return read.ok ? null : read.refusal;
};
const malformed = (field: string, expected: string) => ({
  rule: 'PROTOCOL',
  code: 'malformed',
  field,
  expected,
});
const from = (least: number, most: number) => `a whole number from ${least} to ${most}`;
const amount = from(0, 1e9);
const count = 'a whole number from 0 up';
const seat = from(0, 4);
const furs = 'one of beaver, mink, otter, muskrat, lynx';
const steps = 'one of city, land, trade';
const many = (item: unknown, number: number) => Array.from({ length: number }, () => item);

/** All fields but `rng` and `result`. */
const REQUIRED = [
  ...[
    'game',
    'version',
    'round',
    'phase',
    'current',
    'players',
    'districts',
    'camps',
    'traders',
    'lands',
    'ships',
  ],
  ...['moneyBox', 'auction', 'piles'],
];

describe('a state from outside', () => {
  test('PROTOCOL: comes back as it is, field by field', () => {
    for (const state of [good(), over()]) {
      const read = game.read(JSON.parse(JSON.stringify(state)));

      expect(read).toEqual({ ok: true, state });
      expect(JSON.stringify(read.ok && read.state)).toBe(JSON.stringify(state));
    }
  });

  test('PROTOCOL: the generator and the result may be missing', () => {
    const { rng: _rng, result: _result, ...rest } = good();

    expect(game.read(rest)).toEqual({ ok: true, state: { ...good(), rng: rngFromSeed('') } });
  });

  test('PROTOCOL: kinds of fur and tile that are missing are 0', () => {
    const bare = changed(changed(good(), 'players.1.furs', {}) as State, 'players.1.tiles', {});

    expect(game.read(bare)).toEqual({ ok: true, state: good() });
  });

  test('PROTOCOL: nothing of it is kept', () => {
    const json = JSON.parse(JSON.stringify(good())) as { camps: number[] };
    const read = game.read(json);
    json.camps[0] = 99;

    expect(read).toEqual({ ok: true, state: good() });
  });

  test.each([null, undefined, 1, 'state', [], [{}]])('PROTOCOL: %p is none', (json) => {
    expect(refusal(json)).toEqual(malformed('', 'an object'));
  });
});

describe('a field that is not what it should be', () => {
  test.each([
    ['game', 'chess', 'one of nieuw-amsterdam'],
    ['version', 2, 'one of 1'],
    ['round', 0, from(1, 6)],
    ['round', 7, from(1, 6)],
    ['phase', 'lunch', 'one of placement, choose, bid, pay, takeColumn, city, land, trade, upkeep, over'],
    ['current', 5, seat],
    ['current', -1, seat],
    ['players', many({}, 1), 'a list of 2 to 5'],
    ['players', many({}, 6), 'a list of 2 to 5'],
    ['players.0.token', 0, from(1, 5)],
    ['players.0.token', 6, from(1, 5)],
    ['players.0.coins', -1, amount],
    ['players.0.coins', 1e9 + 1, amount],
    ['players.0.goods', 0.5, amount],
    ['players.0.timber', '3', amount],
    ['players.0.corn', null, amount],
    ['players.0.furs.mink', -1, count],
    ['players.0.furs', [], 'an object'],
    ['players.0.vp', -1, amount],
    ['players.0.buildings', -1, amount],
    ['players.0.warehouses', 0, from(1, 4)],
    ['players.0.warehouses', 5, from(1, 4)],
    ['players.0.post', 0, from(1, 5)],
    ['players.0.post', 6, from(1, 5)],
    ['players.0.lands', {}, 'a list of 0 to 24'],
    ['players.0.lands.0.id', 'S20-01', expect.stringMatching(/^one of L20-01, .*, L30-12$/)],
    ['players.0.lands.0.houses', -1, amount],
    ['players.0.lands.0.cleared', 1, 'true or false'],
    ['players.0.ships', {}, 'a list of 0 to 24'],
    ['players.0.ships.0', 'L20-01', expect.stringMatching(/^one of S20-01, .*, S30-12$/)],
    ['players.0.tiles.land', 1.5, count],
    ['players.0.specialUsed', 0, 'true or false'],
    ['districts.docks', 0, 'a list of 2 to 5'],
    ['districts.docks', [0], 'a list of 2 to 5'],
    ['districts.docks.1', -1, count],
    ['camps', [1, 0, 0, 0], 'a list of 5'],
    ['camps.2', -1, count],
    ['traders.top', many('mink', 5), 'a list of 0 to 4'],
    ['traders.middle', many('mink', 4), 'a list of 0 to 3'],
    ['traders.bottom', many('mink', 5), 'a list of 0 to 4'],
    ['traders.bottom.0', 'fox', furs],
    ['lands', many('L20-01', 5), 'a list of 0 to 4'],
    ['ships', many('S20-01', 5), 'a list of 0 to 4'],
    ['ships.0', 'x', expect.stringMatching(/^one of S20-01/)],
    ['lands.0', 'x', expect.stringMatching(/^one of L20-01/)],
    ['moneyBox', [], 'a list of 5'],
    ['moneyBox.0.tiles.0', 'sea', steps],
    ['moneyBox.0.tiles', many('city', 6), 'a list of 0 to 5'],
    ['moneyBox.0.takenBy', 5, seat],
    ['auction.chooser', null, seat],
    ['auction.column', 5, from(0, 4)],
    ['auction.bids', many({ player: 0, amount: 1 }, 6), 'a list of 0 to 5'],
    ['auction.bids.0.player', 5, seat],
    ['auction.bids.0.amount', -1, count],
    ['auction.toAct', 9, seat],
    ['piles.furDraw', {}, 'a list of 0 to 500'],
    ['piles.furDraw.0', 'fox', furs],
    ['piles.furDiscard', many('mink', 501), 'a list of 0 to 500'],
    ['piles.landDeck', many('L20-01', 25), 'a list of 0 to 24'],
    ['piles.shipDeck', many('S20-01', 25), 'a list of 0 to 24'],
    ['rng', '', 'a generator state as given out'],
    ['rng', 7, 'a generator state as given out'],
    ['rng', '00000000000000000000000000000000', 'a generator state as given out'],
    ['result', 0, 'an object'],
  ])('PROTOCOL: %s may not be %j', (field, value, expected) => {
    expect(refusal(changed(good(), field, value))).toEqual({
      rule: 'PROTOCOL',
      code: 'malformed',
      field,
      expected,
    });
  });

  test.each([
    ['result.winners', [], 'a list of 1 to 5'],
    ['result.winners.0', 5, seat],
    ['result.scores', [{}], 'a list of 2 to 5'],
    ['result.scores.0.elections', -1, count],
    ['result.scores.1.land', null, count],
    ['result.scores.1.furs', 'x', count],
    ['result.scores.2.resources', 0.1, count],
    ['result.scores.2.total', -3, count],
  ])('PROTOCOL: %s may not be %j', (field, value, expected) => {
    expect(refusal(changed(over(), field, value))).toEqual({
      rule: 'PROTOCOL',
      code: 'malformed',
      field,
      expected,
    });
  });

  test.each([
    'extra',
    'players.0.name',
    'players.0.furs.fox',
    'piles.secret',
    'auction.price',
    'districts.harbour',
  ])('PROTOCOL: there is no %s', (field) => {
    expect(refusal(changed(good(), field, 1))).toEqual(malformed(field, 'no such field'));
  });

  test.each(REQUIRED)('PROTOCOL: %s may not be missing', (key) => {
    expect(refusal(changed(good(), key, undefined))).toMatchObject({
      rule: 'PROTOCOL',
      code: 'malformed',
      field: key,
    });
  });
});
