import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './install.mjs';
import { policyOf } from './policy.mjs';

/** Stands for the path of the app on its server until the export is finished for one. */
export const BASE_MARK = '/__patroon_base__';

const TEXT = /\.(html|js|css|webmanifest)$/;
/** Of no use in a browser, and pictures of screens of the router that this app does not show. */
const LEFT_OUT = ['metadata.json', 'assets/node_modules/expo-router'];
/** Not for a device: the browser keeps the worker itself, and the picture is for those who link to the app. */
const NOT_KEPT = ['/sw.js', '/social.png'];

/** Paths of all files below, with a leading slash, in a fixed order. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

const change = (file, by) => writeFileSync(file, by(readFileSync(file, 'utf8')));

function hashOf(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

/** What a device keeps. */
const precached = (folder) => filesIn(folder).filter((file) => !NOT_KEPT.includes(file));

function writeWorker(folder, base, worker) {
  const files = precached(folder);
  const source = readFileSync(join(root, 'scripts/web', `${worker}.js`), 'utf8')
    .replace('__EDITION__', hashOf(folder, files))
    .replace('__BASE__', base)
    .replace(`['__FILES__']`, JSON.stringify(files, null, 2));
  writeFileSync(join(folder, 'sw.js'), source);
}

/**
 * Makes an export into the site that is served: at its place on the server, under its policy, and kept offline.
 * One export serves every place, so that the same bundles are tested at each.
 */
export function finish(exported, folder, { base = '', worker = 'service-worker' } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(exported, folder, { recursive: true });
  for (const file of LEFT_OUT) rmSync(join(folder, file), { recursive: true, force: true });
  for (const file of filesIn(folder).filter((name) => TEXT.test(name))) {
    change(join(folder, file), (text) => text.replaceAll(BASE_MARK, base));
  }
  change(join(folder, 'index.html'), (html) => html.replace('__POLICY__', policyOf(html)));
  writeWorker(folder, base, worker);
}
