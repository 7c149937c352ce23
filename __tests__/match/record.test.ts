import { randomMove } from '@/core/game';
import { openRng, rngFromSeed } from '@/core/rng';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { gameById } from '@/games/registry';
import { start, submit } from '@/match/match';
import { type GameRecord, MOST_MOVES, recordOf, replay } from '@/match/record';

function finished(players: number): { readonly record: GameRecord; readonly end: string } {
  const { below } = openRng(rngFromSeed('record'));
  let match = start(game, { players, seed: 'record', first: null });
  while (match.state.current !== null) {
    const played = submit(match, randomMove(game, match.state, below));
    if (!played.ok) throw new Error('a random move is legal');
    match = played.match;
  }
  const record = recordOf(match);
  if (record === null) throw new Error('a match from the start has a record');
  return { record: JSON.parse(JSON.stringify(record)) as GameRecord, end: JSON.stringify(match.state) };
}

const { record, end } = finished(3);

test.each([2, 3, 4, 5])('a record of %i players replays to the identical end', (players) => {
  const game = finished(players);
  const replayed = replay(game.record, gameById);
  expect(replayed.ok && JSON.stringify(replayed.match.state)).toBe(game.end);
  expect(replayed.ok && replayed.events).toHaveLength(game.record.moves.length);
});

test('who starts may be left out', () => {
  const { first: _first, ...open } = record;
  const replayed = replay(open, gameById);
  expect(replayed.ok && JSON.stringify(replayed.match.state)).toBe(end);
});

test('a move that does not fit is named by its place', () => {
  const moves = [...record.moves];
  moves[7] = { type: 'endTurn' };
  expect(replay({ ...record, moves }, gameById)).toMatchObject({
    ok: false,
    problem: { code: 'illegalMove', index: 7, refusal: { rule: 'PROTOCOL', code: 'wrongPhase' } },
  });
});

test.each<[string, unknown, unknown]>([
  ['no object', 7, { code: 'malformed', field: '' }],
  ['another version', { ...record, version: 2 }, { code: 'malformed', field: 'version' }],
  ['an unknown field', { ...record, cheat: 1 }, { code: 'malformed', field: 'cheat' }],
  ['no seed', { ...record, seed: undefined }, { code: 'malformed', field: 'seed' }],
  [
    'too many moves',
    { ...record, moves: Array(MOST_MOVES + 1).fill(0) },
    { code: 'malformed', field: 'moves' },
  ],
  ['an unknown game', { ...record, game: 'chess' }, { code: 'unknownGame', game: 'chess' }],
  [
    'too many players',
    { ...record, players: 6 },
    { code: 'wrongSeats', field: 'players', least: 2, most: 5 },
  ],
  ['too few players', { ...record, players: 1 }, { code: 'wrongSeats', field: 'players' }],
  [
    'a starter who does not play',
    { ...record, first: 3 },
    { code: 'wrongSeats', field: 'first', least: 0, most: 2 },
  ],
  ['a move that is none', { ...record, moves: [null] }, { code: 'illegalMove', index: 0 }],
])('a record with %s is refused', (_what, json, problem) => {
  expect(replay(json, gameById)).toMatchObject({ ok: false, problem });
});
