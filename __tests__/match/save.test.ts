import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { gameById } from '@/games/registry';
import { startFrom } from '@/match/match';
import { FORMAT } from '@/match/migrations';
import { decode, documentOf, encode, matchOf, type SaveDocument } from '@/match/save';
import { takenBack, undoStep } from '@/match/undo';
import { matchAt, played, tableFor } from '../support/matches';

const table = tableFor(3, 2);
const cover = { id: 'abcd1234', name: 'Anna, Bert, Carl', savedAt: 1_760_000_000_000, table };
const match = played(matchAt(table), 50);

function saved(of = match): SaveDocument {
  const document = documentOf(of, cover);
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

const changed = (change: object): string => JSON.stringify({ ...saved(), ...change });

test('a document has all of the game, and what the list of games shows', () => {
  expect(saved()).toEqual({
    format: FORMAT,
    deletedAt: null,
    future: [],
    game: 'nieuw-amsterdam',
    rules: nieuwAmsterdam.rules,
    ...cover,
    record: {
      version: 1,
      game: 'nieuw-amsterdam',
      players: 3,
      seed: 'table',
      first: 0,
      moves: match.steps.map(({ move }) => move),
    },
    marks: [],
    practice: false,
    summary: {
      moves: 50,
      round: (match.state as { round: number }).round,
      phase: (match.state as { phase: string }).phase,
      toAct: nieuwAmsterdam.toAct(match.state as never),
      scores: (match.state as { players: { vp: number }[] }).players.map(({ vp }) => vp),
    },
  });
});

test('a position set up from outside is not saved: nobody could play it again', () => {
  expect(documentOf(startFrom(match.game, match.state), cover)).toBeNull();
});

test.each([0, 1, 7, 50, 120, 1000])('after %i moves it opens as it was', (moves) => {
  const now = played(matchAt(table), moves);
  const decoded = decode(encode(saved(now)));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problem));
  expect(matchOf(decoded.value, gameById)).toEqual({ ok: true, value: now });
});

test('marks come back with the game', () => {
  const way = undoStep(match, { humans: [0, 1] });
  if (way === null) throw new Error('there is a move to take back');
  const undone = takenBack(match, { ...way, need: 'agreementAndPractice' });
  const decoded = decode(encode(saved(undone)));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problem));
  expect(decoded.value.practice).toBe(true);
  const opened = matchOf(decoded.value, gameById);
  expect(opened.ok && opened.value.marks).toEqual(undone.marks);
  expect(opened.ok && opened.value.future).toEqual(undone.future);
  expect(undone.future).not.toEqual([]);
});

test('of the moves to make again those are dropped that the rules refuse', () => {
  const way = undoStep(match, { humans: [0, 1] });
  if (way === null) throw new Error('there is a move to take back');
  const undone = takenBack(match, way);
  const [legal] = undone.future;
  const opened = matchOf({ ...saved(undone), future: [legal, { type: 'nonsense' }, legal] }, gameById);
  expect(opened.ok && opened.value.future).toEqual([legal]);
});

test('a game without rounds and points has a summary all the same', () => {
  const bare = { ...match, game: { ...match.game, viewFor: () => 7 } };
  expect(saved(bare).summary).toMatchObject({ moves: 50, round: null, phase: null, scores: [] });
  const odd = { ...match, game: { ...match.game, viewFor: () => ({ round: 'one', players: [{}, 3] }) } };
  expect(saved(odd).summary).toMatchObject({ round: null, phase: null, scores: [0, 0] });
});

test.each<[string, string, unknown]>([
  ['no JSON', '{"format":2,', { code: 'malformed', field: '', expected: 'JSON' }],
  ['nothing', 'null', { code: 'malformed', field: '' }],
  ['a list', '[]', { code: 'malformed', field: '' }],
  ['a newer format', changed({ format: FORMAT + 1, extra: true }), { code: 'tooNew' }],
  ['no format', changed({ format: undefined }), { code: 'malformed', field: 'format' }],
  ['an unknown field', changed({ cheat: 1 }), { code: 'malformed', field: 'cheat' }],
  ['no table', changed({ table: undefined }), { code: 'malformed', field: 'table' }],
  ['a broken date', changed({ savedAt: 1.5 }), { code: 'malformed', field: 'savedAt' }],
  [
    'a mark of another kind',
    changed({ marks: [{ at: 0, kind: 'cheat', by: 0 }] }),
    { code: 'malformed', field: 'marks.0.kind' },
  ],
  [
    'a mark beyond the end',
    changed({ marks: [{ at: 51, kind: 'practice', by: 0 }] }),
    { code: 'malformed', field: 'marks.0' },
  ],
  [
    'a mark of nobody',
    changed({
      marks: [
        { at: 50, kind: 'practice', by: 2 },
        { at: 0, kind: 'practice', by: 3 },
      ],
    }),
    { code: 'malformed', field: 'marks.1' },
  ],
  ['the table of another game', changed({ game: 'chess' }), { code: 'malformed', field: 'table.game' }],
  [
    'the moves of another game',
    changed({ record: { ...saved().record, game: 'chess' } }),
    { code: 'malformed', field: 'record.game' },
  ],
  [
    'moves of more players',
    changed({ record: { ...saved().record, players: 4 } }),
    { code: 'malformed', field: 'record.players' },
  ],
  [
    'moves of another seed',
    changed({ record: { ...saved().record, seed: 'other' } }),
    { code: 'malformed', field: 'record.seed' },
  ],
])('a document with %s is refused by name', (_what, stored, problem) => {
  expect(decode(stored)).toMatchObject({ ok: false, problem });
});

test('hostile keys change nothing', () => {
  const stored = `{"__proto__":{"polluted":1},${encode(saved()).slice(1)}`;
  expect(decode(stored)).toMatchObject({ ok: false, problem: { code: 'malformed', field: '__proto__' } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('a game from a newer app, or of newer rules, is not for us', () => {
  expect(matchOf({ ...saved(), rules: nieuwAmsterdam.rules + 1 }, gameById)).toEqual({
    ok: false,
    problem: { code: 'tooNew' },
  });
  expect(matchOf(saved(), () => null)).toEqual({ ok: false, problem: { code: 'tooNew' } });
});

test('a move the rules refuse is named by its place', () => {
  const moves = saved().record.moves.map((move, index) => (index === 33 ? { type: 'nonsense' } : move));
  expect(matchOf({ ...saved(), record: { ...saved().record, moves } }, gameById)).toEqual({
    ok: false,
    problem: { code: 'diverged', index: 33 },
  });
});

test('a table the game does not allow is told as such', () => {
  const record = { ...saved().record, first: 5 };
  expect(matchOf({ ...saved(), record }, gameById)).toMatchObject({
    ok: false,
    problem: { code: 'malformed', field: 'record.first' },
  });
});
