import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './install.mjs';

export const dist = join(root, 'dist');

const SOURCES = ['app', 'src', 'assets', 'public', 'app.json', 'tsconfig.json', 'package-lock.json'];
const stamp = join(dist, '.sources');

function* filesUnder(path) {
  if (!existsSync(join(root, path))) return;
  if (statSync(join(root, path)).isFile()) yield path;
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesUnder(`${path}/${name}`);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesUnder(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Exports the web app into dist, unless dist already holds exactly these sources. */
export function exportWeb() {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building the web app; this takes a minute or two the first time.');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/expo/bin/cli'), 'export', '--platform', 'web', '--output-dir', dist],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  if (status !== 0) {
    console.error('The web export failed.');
    process.exit(1);
  }
  writeFileSync(stamp, current);
}
