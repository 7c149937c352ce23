import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { cache, ensureInstalled, root } from './lib/install.mjs';

/** Quick ones first. A check that `counts` leaves a report of its tests. */
const CHECKS = [
  { name: 'formatting', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'dead code', script: 'knip' },
  { name: 'import boundaries', script: 'boundaries' },
  { name: 'rules tests', script: 'jest', args: ['--selectProjects', 'rules', '--json'], counts: true },
  { name: 'screen tests', script: 'jest', args: ['--selectProjects', 'ui', '--json'], counts: true },
  { name: 'web app in a browser', script: 'e2e', counts: true },
];
const report = join(cache, 'test-report.json');

function run({ script, args = [], counts = false }) {
  const more = counts ? [...args, `--outputFile=${report}`] : args;
  rmSync(report, { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...more], {
    cwd: root,
    // Jest repeats its report on stdout; what people read goes to stderr.
    stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const tally = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = tally;
  // A check that breaks down without naming a test has failed all the same.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
}

ensureInstalled();
mkdirSync(cache, { recursive: true });
let passed = 0;
let failed = 0;
for (const check of CHECKS) {
  console.log(`\n== ${check.name}`);
  const began = Date.now();
  const result = run(check);
  passed += result.passed;
  failed += result.failed;
  console.log(`-- ${check.name}: ${failed ? 'FAILED' : 'ok'}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (failed) break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
