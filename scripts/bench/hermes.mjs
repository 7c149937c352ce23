import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { cache, root } from '../lib/install.mjs';

const run = promisify(execFile);
const binaries = join(root, 'node_modules/hermes-engine-cli/linux64-bin');
const folder = join(cache, 'bench');

/** Why Hermes' instructions cannot be counted on this machine, or null. */
export function whyNoHermes() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the Hermes binary is for Linux on x64';
  if (!existsSync(join(binaries, 'hermes'))) return 'hermes-engine-cli is not installed';
  if (spawnSync('valgrind', ['--version']).status !== 0) return 'valgrind is not installed';
  return null;
}

/** Bundles the program and makes of it what Metro would: React Native's own Babel preset, for an old Hermes. */
export async function buildForHermes() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['scripts/bench/hermes-main.mjs'],
    bundle: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'iife',
    alias: { '@': join(root, 'src') },
    logLevel: 'error',
  });
  // Babel and the preset come with Expo, so they are looked up from there.
  const fromExpo = createRequire(createRequire(import.meta.url).resolve('babel-preset-expo'));
  const { code } = fromExpo('@babel/core').transformSync(outputFiles[0].text, {
    babelrc: false,
    configFile: false,
    compact: true,
    presets: [[fromExpo.resolve('@react-native/babel-preset'), { dev: false, enableBabelRuntime: false }]],
  });
  return code;
}

/** Compiles the program for one task to bytecode, as an app is shipped, and returns the path. */
async function compile(program, { task, games, part = null }) {
  const name = [task, games, part].join(' ').replace(/\W+/g, '-');
  const source = join(folder, `${name}.js`);
  const bytecode = join(folder, `${name}.hbc`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    source,
    `var TASK = ${JSON.stringify(task)}, GAMES = ${games}, PART = ${JSON.stringify(part)};\n${program}`,
  );
  await run(join(binaries, 'hermesc'), ['-O', '-w', '-emit-binary', '-out', bytecode, source]);
  return bytecode;
}

/** What the task prints. */
export async function runOnHermes(program, task) {
  const { stdout } = await run(join(binaries, 'hermes'), ['-b', await compile(program, task)]);
  return JSON.parse(stdout);
}

/** What the task prints, and the machine instructions it took: a count that no load on the machine changes. */
export async function countOnHermes(program, task) {
  const { stdout, stderr } = await run('valgrind', [
    '--tool=callgrind',
    '--callgrind-out-file=/dev/null',
    join(binaries, 'hermes'),
    '-b',
    await compile(program, task),
  ]);
  return { ...JSON.parse(stdout), instructions: Number(/Collected : (\d+)/.exec(stderr)[1]) };
}

/** What the task prints, and the CPU time it took in milliseconds. */
export async function timeOnHermes(program, task) {
  const command = `TIMEFORMAT='%U %S'; time '${join(binaries, 'hermes')}' -b '${await compile(program, task)}'`;
  const { stdout, stderr } = await run('bash', ['-c', command], { maxBuffer: MOST_OUTPUT });
  const [user, system] = stderr.trim().split(' ').map(Number);
  return { ...JSON.parse(stdout), cpuMs: 1000 * (user + system) };
}

const MOST_OUTPUT = 16 * 1024 * 1024;
