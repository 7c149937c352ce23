import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

/** Save services broken on purpose, each by one change of the real one: the suites must notice every one of them. */

const root = join(__dirname, '../..');
const DEATHS = 6000;

interface Sabotage {
  readonly what: string;
  readonly file: string;
  readonly instead: string;
  readonly of: string;
}

const sabotage = (what: string, file: string, of: string, instead: string): Sabotage => ({
  what,
  file,
  of,
  instead,
});

const VAULT = 'src/match/storage/vault.ts';
const SHELF = 'src/match/storage/shelf.ts';
const ENVELOPE = 'src/match/storage/envelope.ts';
const MEDIUM = 'src/match/storage/medium.ts';
const SAVES = 'src/match/saves.ts';
const QUEUE = 'src/match/write-queue.ts';

const SABOTAGES: readonly Sabotage[] = [
  sabotage(
    'says saved before it writes',
    VAULT,
    'return outcome(done, media.length);',
    'void done; return "saved";',
  ),
  sabotage(
    'says saved whatever the disk says',
    VAULT,
    '() => false, // counted by whoever asked',
    '() => true,',
  ),
  sabotage('calls one copy two', VAULT, "return copies === media ? 'saved' : 'oneCopy';", "return 'saved';"),
  sabotage(
    'tells nobody of one copy',
    SAVES,
    "if (how === 'oneCopy') note(workings, { code: 'oneCopy' });",
    '',
  ),
  sabotage('does not read back', SHELF, 'if ((await disk.get(key)) !== text)', 'if (key === text)'),
  sabotage('has one place instead of two', SHELF, 'shelf.newest === 0 ? 1 : 0', '0'),
  sabotage('writes over the newest copy', SHELF, 'shelf.newest === 0 ? 1 : 0', 'shelf.newest ?? 0'),
  sabotage('opens the oldest copy', SHELF, 'copy.sealed.generation > best', 'copy.sealed.generation < best'),
  sabotage('ignores the checksum', ENVELOPE, '!== sum) return null', "=== '-') return null"),
  sabotage(
    'ignores the length',
    ENVELOPE,
    'if (body.length !== Number(length)) return null;',
    'if (body.length > 0) return { format: Number(format), generation: Number(generation), body };',
  ),
  sabotage('throws damage away', SHELF, 'if (text === undefined) return;', 'if (text !== "") return;'),
  sabotage(
    'does not count its writes',
    VAULT,
    'generation: ++game.generation',
    'generation: game.generation',
  ),
  sabotage('trusts a medium that was silent', VAULT, 'newest + LEAP', 'newest'),
  sabotage('writes to one medium', VAULT, 'game.shelves.map(', 'game.shelves.slice(0, 1).map('),
  sabotage('reads one medium', MEDIUM, 'media.filter((medium) => !silent.has(medium))', 'media.slice(0, 1)'),
  sabotage(
    'takes silence for emptiness',
    SHELF,
    'medium.disk.get(slotKey(id, slot))',
    'medium.disk.get(slotKey(id, slot)).catch(() => null)',
  ),
  sabotage(
    'does not heal',
    VAULT,
    "found.state === 'whole' ? heal(workings, id, found, shelves) : found",
    'found',
  ),
  sabotage(
    'writes over the games of a newer app',
    VAULT,
    'game === undefined || game.tooNew',
    'game === undefined',
  ),
  sabotage('says nothing of a disk that was emptied', SAVES, 'cleared.length > 0', 'cleared.length > 9'),
  sabotage(
    'marks an emptied disk before anybody was told',
    VAULT,
    'cleared: () => clearedOf(media)',
    'cleared: async () => { const names = await clearedOf(media); await mark(media); return names; }',
  ),
  sabotage('writes all at once', QUEUE, 'const done = tail.then(work);', 'const done = work();'),
  sabotage('writes the oldest of what waits', QUEUE, 'waiting.get(key)?.work ?? work', 'work'),
  sabotage('deletes for good', SAVES, 'now - entry.document.deletedAt > BIN_MS', 'now >= 0'),
  sabotage('takes the id of what comes in', 'src/match/portable.ts', 'id: newId(),', 'id: decoded.value.id,'),
  sabotage(
    'takes old games over again and again',
    'src/match/take-over.ts',
    '(await isThere(vault, document)) ||',
    '',
  ),
];

/** The proof, bundled with one line of the saves changed. */
async function broken({ file, of, instead }: Sabotage): Promise<() => Promise<void>> {
  const breaking: Plugin = {
    name: 'sabotage',
    setup: (hooks) =>
      hooks.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path !== join(root, file)) return { contents: source, loader: 'ts' };
        expect(source.split(of)).toHaveLength(2);
        return { contents: source.replace(of, () => instead), loader: 'ts' };
      }),
  };
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['__tests__/support/saves/proof.ts'],
    alias: { '@': join(root, 'src') },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    plugins: [breaking],
  });
  const [bundled] = outputFiles;
  const module = { exports: {} as { proof: (deaths: number) => Promise<void> } };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own source, with one line changed
  const load = new Function('module', 'require', bundled?.text ?? '') as (...given: unknown[]) => void;
  load(module, createRequire(__filename));
  return () => module.exports.proof(DEATHS);
}

test.each(SABOTAGES)(
  'a save service that $what is found out',
  async (one) => {
    const proof = await broken(one);
    await expect(proof()).rejects.toThrow();
  },
  120_000,
);

test('the save service as it is passes the same proof', async () => {
  const proof = await broken({
    what: 'nothing',
    file: SAVES,
    of: '/** The stored games.',
    instead: '/** The stored games.',
  });
  await proof();
}, 120_000);
