import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const config = join(root, '.dependency-cruiser.cjs');

type Rule = { readonly name: string };
type Violation = { readonly from: string; readonly rule: Rule };

/** One wrong import in each file, and the rule that must name it. */
const PLANTED: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['src/core/list.ts', `import 'pure-rand';`, 'core-alone'],
  ['src/core/game.ts', `import '../games/registry';`, 'core-alone'],
  ['src/core/rng.ts', `import 'react';`, 'only-rng-has-pure-rand'],
  ['src/games/a/play.ts', `import '../b/play';`, 'game-knows-core-and-itself'],
  ['src/games/a/view.ts', `import type {} from '@/match/match';`, 'game-knows-core-and-itself'],
  ['src/games/a/state.ts', `import 'valibot';`, 'game-knows-core-and-itself'],
  ['src/games/a/schema.ts', `import '@/games/b/play';`, 'schema-may-validate'],
  ['src/games/registry.ts', `import '@/bots/bot';`, 'registry-lists-games'],
  ['src/bots/bot.ts', `import '@/match/match';`, 'bots-play-games'],
  ['src/match/match.ts', `import '@/i18n/words';`, 'match-below-screens'],
  ['src/match/saves.ts', `import '@react-native-async-storage/async-storage';`, 'match-below-screens'],
  ['src/match/storage/disk.ts', `import '@/core/list';`, 'storage-has-the-disk'],
  ['src/engine/main.ts', `import '@/games/a/play';`, 'engine-is-a-tool'],
  ['src/engine/loop.ts', `import '@/ui/kit/button';`, 'engine-is-a-tool'],
  ['src/i18n/words.ts', `import '@/match/saves';`, 'i18n-words'],
  ['src/i18n/a.ts', `import '@/games/a/play';`, 'i18n-only-types-of-games'],
  ['src/ui/kit/button.tsx', `import '@/match/match';`, 'plain-ui-knows-no-game'],
  ['src/ui/games/a/board.tsx', `import '@/games/b/play';`, 'game-ui-knows-its-game'],
  ['src/ui/games/a/panel.tsx', `import '../b/board';`, 'game-ui-knows-its-game'],
  ['src/ui/games/registry.ts', `import '@/match/match';`, 'ui-registry-lists-games'],
  ['src/ui/screens/home.tsx', `import '@/ui/games/a/board';`, 'screens-know-no-game'],
  ['app/index.tsx', `import '@/match/match';`, 'routes-only-point'],
  ['src/bots/x.ts', `import './y';`, 'no-cycles'],
  ['src/bots/alone.ts', `export const alone = 1;`, 'no-orphans'],
  ['src/bots/lost.ts', `import './nowhere';`, 'resolves'],
  ['src/ui/screens/dev.tsx', `import 'jest';`, 'no-development-packages'],
];

/** What the planted files need to stand on; nothing here breaks a rule. */
const GROUND: readonly (readonly [file: string, source: string])[] = [
  ['tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } })],
  ['package.json', JSON.stringify({ devDependencies: { jest: '*' } })],
  ['src/bots/y.ts', `import './x';`],
  ['src/games/b/play.ts', `import '@/core/list';`],
  ['src/i18n/fine.ts', `import type {} from '@/games/a/play'; import '@/core/list';`],
  [
    'src/ui/games/b/board.tsx',
    `import 'react-native-svg'; import '@/games/b/play'; import '@/ui/kit/button';`,
  ],
  ['src/match/fine.ts', `import 'zustand'; import 'valibot'; import '@/bots/bot';`],
  ['src/engine/fine.ts', `import 'node:fs'; import 'node:readline'; import '@/games/registry';`],
  ...[
    'jest',
    'pure-rand',
    'react',
    'react-native-svg',
    'valibot',
    'zustand',
    '@react-native-async-storage/async-storage',
  ].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })] as const,
    [`node_modules/${name}/index.js`, ''] as const,
  ]),
];

function cruise(folder: string): readonly Violation[] {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const flags = ['--config', config, '--no-cache', '--output-type', 'json', 'app', 'src'];
  const output = execFileSync(process.execPath, [tool, ...flags], { cwd: folder, encoding: 'utf8' });
  // The tool's own report format.
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

describe('import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patroon-boundaries-'));
  let caught: readonly string[] = [];

  beforeAll(() => {
    for (const [file, source] of [...GROUND, ...PLANTED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    }
    caught = cruise(folder).map(({ from, rule }) => `${from}: ${rule.name}`);
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(PLANTED)('%s may not say %s', (file, _source, rule) => {
    expect(caught).toContain(`${file}: ${rule}`);
  });

  test('imports the table allows pass', () => {
    const planted = new Set(PLANTED.map(([file]) => file));

    expect(caught.filter((line) => !planted.has(line.split(':')[0] ?? ''))).toEqual([]);
  });

  test('every rule has a violation planted for it', () => {
    const { forbidden } = jest.requireActual<{ forbidden: readonly Rule[] }>(config);

    expect(new Set(PLANTED.map(([, , rule]) => rule))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});
