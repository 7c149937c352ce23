import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

function run(script: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.split('\n').slice(0, -1) };
}

interface Reply {
  readonly ok: boolean;
  readonly record?: unknown;
  readonly state?: { readonly result: unknown };
}

const NEW = '{"cmd":"new","game":"nieuw-amsterdam","players":2,"seed":"s"}';
const RANDOM = '{"cmd":"random"}';

test('one line in, one line out; blank lines are ignored, the last line needs no end, the end is status 0', () => {
  const deep = `{"cmd":"apply","move":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const input = ['', NEW, '   ', 'nonsense', deep, '{"cmd":"__proto__"}', RANDOM, '\r', RANDOM].join('\n');
  const { status, lines } = run('engine.mjs', [], input);
  expect(status).toBe(0);
  expect(lines.map((line) => (JSON.parse(line) as Reply).ok)).toEqual([
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

describe('a recorded game', () => {
  const game = run(
    'engine.mjs',
    [],
    [NEW, ...Array<string>(400).fill(RANDOM), '{"cmd":"record"}'].join('\n'),
  );
  const { record } = JSON.parse(game.lines[game.lines.length - 1] ?? '') as Reply;
  const folder = mkdtempSync(join(tmpdir(), 'patroon-'));
  const file = join(folder, 'game.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is printed as a readable log', () => {
    writeFileSync(file, JSON.stringify(record));
    const { status, lines } = run('replay.mjs', [file]);
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^Nieuw Amsterdam, 2 players, seed "s", Player [12] starts$/);
    expect(lines[2]).toMatch(/^ {3}1 {2}Player [12] opens 1 business at .+ \(NA-S7\)$/);
    expect(lines[lines.length - 1]).toMatch(/The game is over: .+ wins? \(NA-E4\)$/);
  });

  test.each([
    ['no file', [], 'usage'],
    ['a file that is not there', [join(folder, 'none.json')], 'cannot be read'],
  ])('is asked for when there is %s', (_what, args, complaint) => {
    const { status, stderr, lines } = run('replay.mjs', args);
    expect([status, lines]).toEqual([1, []]);
    expect(stderr).toContain(complaint);
  });

  test('that does not fit the rules is refused with the move', () => {
    writeFileSync(file, JSON.stringify({ ...Object(record), moves: [{ type: 'endTurn' }] }));
    const { status, stderr } = run('replay.mjs', [file]);
    expect(status).toBe(1);
    expect(JSON.parse(stderr)).toMatchObject({ error: { index: 0, code: 'wrongPhase' } });
  });
});
