import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cache = join(root, 'node_modules/.cache/patroon');

const packagesIn = (lockfile) => JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;

/** npm notes what it really installed; file times would lie after a checkout. */
function isInstalled() {
  try {
    const wanted = Object.entries(packagesIn('package-lock.json'));
    const present = packagesIn('node_modules/.package-lock.json');
    return wanted.every(
      ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** Installs the locked packages if any is missing. Speaks on stderr only: stdout may be a protocol. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.error('Installing packages; this takes a few minutes the first time.');
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed.');
    process.exit(1);
  }
}
