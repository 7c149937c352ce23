import { createRequire } from 'node:module';
import { join } from 'node:path';

import { build } from 'esbuild';

/**
 * A test runner for mutation testing: all tests as one script, read anew for each mutant, in milliseconds where jest
 * needs seconds. It knows `test`, `test.each`, `afterEach` and jest's own `expect`.
 */

const ENTRY = '__tests__/support/all-saves-tests.ts';
const require = createRequire(import.meta.url);
const { expect } = require('expect');

const world = (globalThis.__stryker__ ??= {});

async function bundled(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    alias: { '@': join(root, 'src') },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** The tests of the script, in order, with names of their own. */
function testsIn(script, root) {
  const tests = [];
  const after = [];
  const add = (name, run) => tests.push({ id: `${tests.length} ${name}`, name, run, after });
  const test = Object.assign(add, {
    each: (table) => (name, run) => {
      for (const row of table) add(name, () => (Array.isArray(row) ? run(...row) : run(row)));
    },
  });
  const lent = {
    test,
    expect,
    afterEach: (run) => after.push(run),
    require,
    __dirname: join(root, '__tests__/match'),
  };
  new Function(...Object.keys(lent), script)(...Object.values(lent));
  return tests;
}

/** undefined: it passed. */
async function faultOf({ id, run, after }) {
  world.currentTestId = id;
  try {
    await run();
    for (const tidy of after) await tidy();
    return undefined;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  } finally {
    world.currentTestId = undefined;
  }
}

class BundledRunner {
  #root = process.cwd();
  #script = '';

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#script = await bundled(this.#root);
  }

  async dryRun() {
    world.activeMutant = undefined;
    world.mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    for (const test of testsIn(this.#script, this.#root)) {
      const began = performance.now();
      const failureMessage = await faultOf(test);
      const status = failureMessage === undefined ? 0 : 1;
      tests.push({
        id: test.id,
        name: test.name,
        status,
        failureMessage,
        timeSpentMs: performance.now() - began,
      });
    }
    return { status: 'complete', tests, mutantCoverage: world.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    world.hitCount = hitLimit === undefined ? undefined : 0;
    world.hitLimit = hitLimit;
    world.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    let nrOfTests = 0;
    try {
      const tests = testsIn(this.#script, this.#root);
      world.activeMutant = activeMutant.id;
      for (const test of tests) {
        if (testFilter !== undefined && !testFilter.includes(test.id)) continue;
        nrOfTests++;
        const failureMessage = await faultOf(test);
        if (world.hitCount > hitLimit) return { status: 'timeout', reason: 'it goes on for ever' };
        if (failureMessage !== undefined)
          return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
      }
    } catch (fault) {
      return { status: 'killed', killedBy: ['loading'], failureMessage: String(fault), nrOfTests };
    } finally {
      world.activeMutant = undefined;
    }
    return { status: 'survived', nrOfTests };
  }
}

const newRunner = () => new BundledRunner();
newRunner.inject = [];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundled', factory: newRunner }];
