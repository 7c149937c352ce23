import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeFaces } from './faces.mjs';
import { BASE_MARK, finish } from './finish.mjs';
import { cache, root } from './install.mjs';

export const dist = join(root, 'dist');

/** As Expo leaves it, before it has a place on a server. */
export const exported = join(cache, 'web-export');

const SOURCES = [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'app.config.js',
  'babel.config.js',
  'metro.config.js',
  'scripts/lib/faces.mjs',
  'tsconfig.json',
  'package-lock.json',
];
/** Files that only matter to what is made of the export. */
const FINISHING = ['scripts/web', 'scripts/lib/finish.mjs', 'scripts/lib/policy.mjs'];
const exportStamp = join(cache, 'web-export.sources');
const distStamp = join(cache, 'web-dist.sources');

const holds = (stamp, current) => existsSync(stamp) && readFileSync(stamp, 'utf8') === current;

function* filesUnder(path) {
  if (!existsSync(join(root, path))) return;
  if (statSync(join(root, path)).isFile()) yield path;
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesUnder(`${path}/${name}`);
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Runs Expo's export; what cannot be exported ends the program. */
export function expoExport(args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/expo/bin/cli'), 'export', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', ...env },
    },
  );
  if (status !== 0) {
    console.error('The export failed.');
    process.exit(1);
  }
}

async function exportOnce(current) {
  if (holds(exportStamp, current)) return;
  console.log('Building the web app; this takes a minute or two the first time.');
  rmSync(exportStamp, { force: true });
  rmSync(exported, { recursive: true, force: true });
  expoExport(['--platform', 'web', '--output-dir', exported], {
    WEB_BASE: BASE_MARK,
    EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1',
    EXPO_UNSTABLE_TREE_SHAKING: '1',
  });
  await writeFaces(exported);
  writeFileSync(exportStamp, current);
}

/** The web app in dist, made again only if something has changed. */
export async function exportWeb(place = {}) {
  const current = fingerprint(SOURCES);
  await exportOnce(current);
  const made = JSON.stringify([current, fingerprint(FINISHING), place]);
  if (existsSync(dist) && holds(distStamp, made)) return;
  finish(exported, dist, place);
  writeFileSync(distStamp, made);
}
