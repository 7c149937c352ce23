import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '@/games/nieuw-amsterdam/rule-ids';

const root = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(path, 'utf8');

/** The ids of the rulebook: a list item begins with its id. */
const written = [...read(join(root, 'docs/rules/nieuw-amsterdam.md')).matchAll(/^- (NA-[A-Z]\d+) /gm)].map(
  ([, id]) => id,
);

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Titles of tests, those of `test.each` too, up to the colon that ends the rule ids. */
const TITLE = /(?:\btest\(|\)\()\s*['`](NA-[^:'`]*):/g;
const tested = new Set(
  testFiles(join(root, '__tests__')).flatMap((file) =>
    [...read(file).matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', ')),
  ),
);

test('the rulebook and the code know the same rules', () => {
  expect(new Set(written).size).toBe(written.length);
  expect([...RULE_IDS].sort()).toEqual([...written].sort());
});

test.each(RULE_IDS)('%s has tests of its own', (id) => {
  expect(tested).toContain(id);
});

test('no test speaks of a rule that does not exist', () => {
  expect([...tested].filter((id) => !(RULE_IDS as readonly string[]).includes(id))).toEqual([]);
});
