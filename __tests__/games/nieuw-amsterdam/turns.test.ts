import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import {
  endTurns,
  offersOf,
  openMoves,
  patched,
  play,
  playAll,
  refusalOf,
  seatOf,
} from '../../support/table';
import { position } from '../../support/position';

const passTile = { type: 'passTile' };
const endTurn = { type: 'endTurn' };
const sellTimber = { type: 'lumberYard', sell: 1 };
const elections = { type: 'holdElections' };
/** Nobody has land to build on, and no camp upriver is inhabited. */
const SPECIALS = ['lumberYard', 'granary', 'buildWarehouse', 'blackMarket'];

describe('steps and turns', () => {
  test('NA-X1: city, land and trade, each in turn order, then upkeep', () => {
    let state = position({ tokens: [2, 3, 1] });
    const course: string[] = [];
    while (state.round === 1) {
      course.push(`${state.phase} ${state.current}`);
      state = play(state, endTurn).state;
    }

    expect(course).toEqual([
      ...['city 2', 'city 0', 'city 1', 'land 2', 'land 0', 'land 1', 'trade 2', 'trade 0', 'trade 1'],
    ]);
  });

  test('NA-X1: one action a tile, and what is left afterwards needs none', () => {
    const state = position({ seats: { 0: { tiles: { city: 2 } } } });
    const spent = playAll(state, elections, { type: 'buildBusinesses', districts: { docks: 1 } });

    expect(seatOf(spent, 0).tiles).toEqual({ city: 0, land: 0, trade: 0 });
    expect(refusalOf(spent, elections)).toEqual({ rule: 'NA-X1', code: 'noTile', step: 'city' });
    expect(openMoves(spent)).toEqual([
      ...SPECIALS.filter((type) => !/build(Houses)|Post/.test(type)),
      'endTurn',
    ]);
  });

  test('NA-X1: a tile of another step is of no use now', () => {
    const state = position({ seats: { 0: { tiles: { land: 3, trade: 2 } } } });

    expect(refusalOf(state, elections)).toEqual({ rule: 'NA-X1', code: 'noTile', step: 'city' });
    expect(refusalOf(state, { type: 'clearLand' })).toEqual({
      ...{ rule: 'PROTOCOL', code: 'wrongPhase', move: 'clearLand', phase: 'city' },
    });
  });

  test('NA-X1: the special action may come before, between or after the tiles, but once only', () => {
    const state = position({ seats: { 0: { tiles: { city: 2 } } } });
    const between = playAll(state, elections, sellTimber);

    expect(seatOf(between, 0).specialUsed).toBe(true);
    expect(refusalOf(between, sellTimber)).toEqual({ rule: 'NA-X1', code: 'specialTaken' });
    expect(refusalOf(between, { type: 'granary', buy: 1 })).toEqual({ rule: 'NA-X1', code: 'specialTaken' });
    expect(play(between, elections).state.players[0]?.tiles.city).toBe(0);
    expect(openMoves(playAll(state, sellTimber))).toEqual([
      ...['buildBusinesses', 'holdElections', 'passTile', 'endTurn'],
    ]);
  });

  test('NA-X1: everybody has a special action anew in every step', () => {
    const state = endTurns(play(position(), sellTimber).state, 3);

    expect([state.phase, state.current]).toEqual(['land', 0]);
    expect(state.players.map(({ specialUsed }) => specialUsed)).toEqual([false, false, false]);
    expect(openMoves(state)).toContain('lumberYard');
  });

  test('NA-X1: a turn ends only when its player ends it, even with nothing left', () => {
    const state = playAll(position(), elections, sellTimber);

    expect([state.current, game.offers(state)]).toEqual([0, [{ type: 'endTurn', coins: 0 }]]);
  });

  test('NA-X1: whose turn begins has a special action, whatever a loaded position said', () => {
    const state = position({ seats: { 1: { specialUsed: true } } });

    expect(seatOf(play(state, endTurn).state, 1).specialUsed).toBe(false);
  });
});

describe('passing', () => {
  test.each(['city', 'land', 'trade'] as const)('NA-X2: a %s tile may be discarded for 1 coin', (phase) => {
    const before = position({ phase, seats: { 0: { tiles: { [phase]: 2 } } } });
    const { state, events } = play(before, passTile);

    expect(offersOf(before, 'passTile')).toEqual([{ type: 'passTile' }]);
    expect(events).toEqual([
      { type: 'tilePassed', player: 0, step: phase, rule: 'NA-X2' },
      { type: 'coins', player: 0, amount: 1, rule: 'NA-X2' },
    ]);
    expect(state).toEqual(
      patched(before, { seats: { 0: { coins: 9, tiles: { city: 0, land: 0, trade: 0, [phase]: 1 } } } }),
    );
  });

  test('NA-X2: without a tile there is none to pass', () => {
    const state = position({ seats: { 0: { tiles: {} } } });

    expect(refusalOf(state, passTile)).toEqual({ rule: 'NA-X2', code: 'noTile', step: 'city' });
    expect(openMoves(state)).not.toContain('passTile');
  });

  test('NA-X3: a player without tiles still has the special action or its coin', () => {
    const state = position({ seats: { 0: { tiles: {} } } });

    expect(openMoves(state)).toEqual([...SPECIALS, 'endTurn']);
    expect(offersOf(state, 'endTurn')).toEqual([{ type: 'endTurn', coins: 1 }]);
    expect(play(state, endTurn).events).toEqual([
      { type: 'specialPassed', player: 0, rule: 'NA-X3' },
      { type: 'coins', player: 0, amount: 1, rule: 'NA-X3' },
      { type: 'turnEnded', player: 0, rule: 'NA-X4' },
      { type: 'turnStarted', player: 1, rule: 'NA-X1' },
    ]);
  });

  test('NA-X3: who has taken the special action gets no coin for it', () => {
    const before = position({ seats: { 0: { tiles: {}, specialUsed: true } } });
    const { state, events } = play(before, endTurn);

    expect(offersOf(before, 'endTurn')).toEqual([{ type: 'endTurn', coins: 0 }]);
    expect(events).toEqual([
      { type: 'turnEnded', player: 0, rule: 'NA-X4' },
      { type: 'turnStarted', player: 1, rule: 'NA-X1' },
    ]);
    expect(seatOf(state, 0)).toEqual({ ...seatOf(before, 0), specialUsed: false });
  });
});

describe('ending the turn', () => {
  test('NA-X4: every tile left and the special action are passed for 1 coin each', () => {
    const before = position({ phase: 'land', seats: { 0: { tiles: { land: 3, trade: 1 } } } });
    const { state, events } = play(before, endTurn);
    const tile = [
      { type: 'tilePassed', player: 0, step: 'land', rule: 'NA-X2' },
      { type: 'coins', player: 0, amount: 1, rule: 'NA-X2' },
    ];

    expect(offersOf(before, 'endTurn')).toEqual([{ type: 'endTurn', coins: 4 }]);
    expect(events).toEqual([
      ...tile,
      ...tile,
      ...tile,
      { type: 'specialPassed', player: 0, rule: 'NA-X3' },
      { type: 'coins', player: 0, amount: 1, rule: 'NA-X3' },
      { type: 'turnEnded', player: 0, rule: 'NA-X4' },
      { type: 'turnStarted', player: 1, rule: 'NA-X1' },
    ]);
    expect(state).toEqual(
      patched(before, { current: 1, seats: { 0: { coins: 12, tiles: { city: 0, land: 0, trade: 1 } } } }),
    );
  });

  test('NA-X4: the last player of a step starts the next one', () => {
    const { state, events } = play(position({ current: 2 }), endTurn);

    expect([state.phase, state.current]).toEqual(['land', 0]);
    expect(events.slice(-3)).toEqual([
      { type: 'turnEnded', player: 2, rule: 'NA-X4' },
      { type: 'phaseStarted', phase: 'land', rule: 'NA-X1' },
      { type: 'turnStarted', player: 0, rule: 'NA-X1' },
    ]);
  });

  test('NA-X4: only the tiles of this step are passed', () => {
    const state = endTurns(position({ seats: { 0: { tiles: { city: 1, land: 2, trade: 3 } } } }), 1);

    expect(seatOf(state, 0).tiles).toEqual({ city: 0, land: 2, trade: 3 });
    expect(seatOf(state, 0).coins).toBe(10);
  });
});
