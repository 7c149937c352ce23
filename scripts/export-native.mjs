import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expoExport } from './lib/export.mjs';
import { cache, ensureInstalled, root } from './lib/install.mjs';

/**
 * `npm run export:native`: what a build for phones and tablets gets of this project, as far as it can be had without
 * their tools: the code as Hermes bytecode, and what the app would ask its owner for.
 */

const PLATFORMS = ['android', 'ios'];
const HERMES = 'c61fbc03c103191f';
/** Granted without a question: what haptics need. */
const UNASKED = ['android.permission.VIBRATE'];
const MEGABYTE = 1024 * 1024;

const folder = join(cache, 'native-export');

function bytecodeOf(platform) {
  const files = readdirSync(folder, { recursive: true });
  const bundles = files.filter((file) => file.includes(`/${platform}/`) && file.endsWith('.hbc'));
  for (const file of bundles) {
    if (
      !readFileSync(join(folder, file))
        .toString('hex', 0, HERMES.length / 2)
        .startsWith(HERMES)
    )
      throw new Error(`${file} is no Hermes bytecode`);
  }
  const size = bundles.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  if (size === 0) throw new Error(`there is no bytecode for ${platform}`);
  return `${bundles.length} bundles, ${(size / MEGABYTE).toFixed(1)} MB`;
}

/** The manifests as `expo prebuild` would write them for a release. */
function manifests() {
  const cli = join(root, 'node_modules/expo/bin/cli');
  const { stdout } = spawnSync(process.execPath, [cli, 'config', '--type', 'introspect', '--json'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EAS_BUILD_PROFILE: 'production' },
    maxBuffer: 16 * MEGABYTE,
  });
  const { android, ios } = JSON.parse(stdout.slice(stdout.indexOf('{')))._internal.modResults;
  return { android: android.manifest.manifest, plist: ios.infoPlist };
}

function asksForNothing() {
  const { android, plist } = manifests();
  const asked = android['uses-permission']
    .map(({ $ }) => $)
    .filter((one) => one['tools:node'] !== 'remove')
    .map((one) => one['android:name'])
    .filter((name) => !UNASKED.includes(name));
  const usages = Object.keys(plist).filter((key) => key.endsWith('UsageDescription'));
  if (asked.length + usages.length > 0)
    throw new Error(`the app asks for ${[...asked, ...usages].join(', ')}`);
}

ensureInstalled();
asksForNothing();
console.log('no permission is asked for');
rmSync(folder, { recursive: true, force: true });
expoExport([...PLATFORMS.flatMap((platform) => ['--platform', platform]), '--output-dir', folder]);
for (const platform of PLATFORMS) console.log(`${platform}: ${bytecodeOf(platform)}`);
