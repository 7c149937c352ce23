import { createEngine, LONGEST_LINE } from '@/engine/engine';

type Json = Record<string, unknown>;

function engine() {
  let clock = 0;
  const answer = createEngine(() => clock++);
  const ask = (command: Json | string): Json =>
    JSON.parse(
      JSON.stringify(answer(typeof command === 'string' ? command : JSON.stringify(command))),
    ) as Json;
  return ask;
}

const NEW = { cmd: 'new', game: 'nieuw-amsterdam', players: 3, seed: 'abc', first: 0 };
const started = () => {
  const ask = engine();
  ask(NEW);
  return ask;
};

const PROTOCOL = (code: string, more: Json = {}) => ({
  ok: false,
  error: { rule: 'PROTOCOL', code, message: expect.any(String) as string, ...more },
});

test('games lists the games and their seats', () => {
  expect(engine()({ cmd: 'games' })).toEqual({
    ok: true,
    games: [{ id: 'nieuw-amsterdam', players: [2, 5] }],
  });
});

test('new starts a game, named or drawn starter, and the same seed gives the same state', () => {
  const reply = engine()(NEW);
  expect(reply).toMatchObject({
    ok: true,
    state: { game: 'nieuw-amsterdam', version: 1, round: 1, phase: 'placement', current: 0 },
  });
  expect(engine()(NEW)).toEqual(reply);
  const { first: _first, ...open } = NEW;
  const drawn = engine()(open) as { state: { current: number } };
  expect(engine()({ ...open, first: drawn.state.current })).toEqual(drawn);
  expect(engine()({ ...open, first: null })).toEqual(drawn);
});

test.each<[string, Json | string, unknown]>([
  ['broken JSON', '{"cmd":', PROTOCOL('brokenJson')],
  ['a number', '7', PROTOCOL('malformed', { field: 'cmd' })],
  ['null', 'null', PROTOCOL('malformed', { field: 'cmd' })],
  ['an unknown command', { cmd: 'quit' }, PROTOCOL('malformed', { field: 'cmd' })],
  ['an inherited name', { cmd: 'toString' }, PROTOCOL('malformed', { field: 'cmd' })],
  ['an unknown field', { cmd: 'state', x: 1 }, PROTOCOL('malformed', { field: 'x' })],
  ['too long a line', JSON.stringify({ cmd: 'x'.repeat(LONGEST_LINE) }), PROTOCOL('lineTooLong')],
  ['an unknown game', { ...NEW, game: 'chess' }, PROTOCOL('unknownGame', { field: 'game' })],
  ['six players', { ...NEW, players: 6 }, PROTOCOL('wrongSeats', { field: 'players' })],
  ['a starter beyond the table', { ...NEW, first: 3 }, PROTOCOL('wrongSeats', { field: 'first' })],
  ['a seed that is no text', { ...NEW, seed: 7 }, PROTOCOL('malformed', { field: 'seed' })],
  ['no state to load', { cmd: 'load' }, PROTOCOL('malformed', { field: 'state' })],
  ['a state of nothing', { cmd: 'load', state: 7 }, PROTOCOL('unknownGame', { field: 'game' })],
  [
    'half a state',
    { cmd: 'load', state: { game: 'nieuw-amsterdam' } },
    PROTOCOL('malformed', { field: 'version', expected: 'one of 1' }),
  ],
  ['a bad record', { cmd: 'replay', record: {} }, PROTOCOL('malformed', { field: 'version' })],
  ['an unknown level', { cmd: 'bot', level: 'god' }, PROTOCOL('unknownLevel', { field: 'level' })],
])('%s is refused and leaves the running game as it was', (_what, command, reply) => {
  const ask = started();
  const before = ask({ cmd: 'state' });
  expect(ask(command)).toEqual(reply);
  expect(ask({ cmd: 'state' })).toEqual(before);
});

test.each([
  { cmd: 'state' },
  { cmd: 'legal' },
  { cmd: 'apply', move: {} },
  { cmd: 'random' },
  { cmd: 'bot', level: 'random' },
  { cmd: 'undo' },
  { cmd: 'record' },
])('$cmd needs a running game', (command) => {
  expect(engine()(command)).toEqual(PROTOCOL('noGame'));
});

test('apply answers with player, events and state, in that order', () => {
  const reply = started()({ cmd: 'apply', move: { type: 'placeBusiness', district: 'docks' } });
  expect(Object.keys(reply)).toEqual(['ok', 'player', 'events', 'state']);
  expect(reply).toMatchObject({
    player: 0,
    events: [{ type: 'businessesBuilt', player: 0, district: 'docks', count: 1, rule: 'NA-S7' }],
    state: { current: 1, districts: { docks: [1, 0, 0] } },
  });
});

test('a refusal has the rule, the code, the facts and a sentence', () => {
  const ask = started();
  for (let i = 0; i < 6; i++) ask({ cmd: 'apply', move: { type: 'placeBusiness', district: 'docks' } });
  ask({ cmd: 'apply', move: { type: 'chooseColumn', column: 0 } });
  expect(ask({ cmd: 'apply', move: { type: 'bid', amount: 99 } })).toEqual({
    ok: false,
    error: {
      rule: 'NA-A3',
      code: 'bidTooHigh',
      most: 19,
      bid: 99,
      message: 'A bid of 99 is more than the 19 resources you own. (NA-A3)',
    },
  });
});

test('random moves come from one stream that a seed resets, and lead to the end', () => {
  const play = (seed: string): Json[] => {
    const ask = started();
    const replies = [ask({ cmd: 'random', seed })];
    while (replies[replies.length - 1]?.ok === true) replies.push(ask({ cmd: 'random' }));
    expect(ask({ cmd: 'legal' })).toEqual({ ok: true, player: null, moves: [] });
    return replies;
  };
  const game = play('x');
  expect(game.length).toBeGreaterThan(100);
  expect(Object.keys(game[0] ?? {})).toEqual(['ok', 'player', 'move', 'events', 'state']);
  expect(game[game.length - 1]).toEqual(PROTOCOL('gameOver'));
  expect(play('x')).toEqual(game);
  expect(play('y')).not.toEqual(game);
});

test('a bot chooses and tells its time', () => {
  const reply = started()({ cmd: 'bot', level: 'random' });
  expect(reply).toMatchObject({ ok: true, player: 0, ms: 1, move: { type: 'placeBusiness' } });
});

test('undo takes back one’s own last move, another’s with consent, a reveal never', () => {
  const ask = started();
  const place = { cmd: 'apply', move: { type: 'placeBusiness', district: 'docks' } };
  const before = ask({ cmd: 'state' });
  ask(place);
  expect(ask({ cmd: 'undo' })).toEqual(PROTOCOL('otherPlayersMove'));
  expect(ask({ cmd: 'undo', consent: true })).toEqual(before);
  expect(ask({ cmd: 'undo' })).toEqual(PROTOCOL('nothingToTakeBack'));
  for (let i = 0; i < 6; i++) ask(place);
  expect(ask({ cmd: 'undo', consent: true })).toEqual(PROTOCOL('somethingRevealed'));
  const prepared = ask({ cmd: 'state' });
  ask({ cmd: 'apply', move: { type: 'chooseColumn', column: 0 } });
  expect(ask({ cmd: 'undo' })).toEqual(prepared);
});

test('a record replays to the same state in another engine, and a bad move in it is named', () => {
  const ask = started();
  for (let i = 0; i < 40; i++) ask({ cmd: 'random' });
  const { record } = ask({ cmd: 'record' }) as { record: { moves: unknown[] } };
  const other = engine();
  expect(other({ cmd: 'replay', record })).toEqual(ask({ cmd: 'state' }));
  expect(other({ cmd: 'record' })).toEqual({ ok: true, record });
  record.moves[5] = { type: 'bid', amount: 1 };
  expect(other({ cmd: 'replay', record })).toMatchObject({
    ok: false,
    error: { rule: 'PROTOCOL', code: 'wrongPhase', index: 5 },
  });
});

test('a loaded position plays on, without undo and record; generator and added fields may be missing', () => {
  const ask = started();
  for (let i = 0; i < 40; i++) ask({ cmd: 'random' });
  const { state } = ask({ cmd: 'state' }) as { state: Json };
  const other = engine();
  expect(other({ cmd: 'load', state })).toEqual({ ok: true, state });
  expect(other({ cmd: 'undo' })).toEqual(PROTOCOL('nothingToTakeBack'));
  expect(other({ cmd: 'record' })).toEqual(PROTOCOL('noRecord'));
  const { rng: _rng, result: _result, ...bare } = state;
  expect(other({ cmd: 'load', state: bare })).toMatchObject({ ok: true, state: bare });
  expect(other({ cmd: 'random' })).toMatchObject({ ok: true });
  const players = (state.players as Json[]).map((player, seat) =>
    seat === 1 ? { ...player, goods: 9 } : player,
  );
  expect(other({ cmd: 'load', state: { ...state, players } })).toMatchObject({
    ok: false,
    error: { rule: 'NA-S2', code: 'misfit', field: 'players.1.goods' },
  });
});
