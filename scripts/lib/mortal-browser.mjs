import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findBrowser, QUIET } from './browser.mjs';

const LONGEST_START = 60_000;

/** The browser writes down where it listens, once it does. */
async function portIn(file) {
  for (let waited = 0; waited < LONGEST_START; waited += 20) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
    if (port !== '') return port;
    await sleep(20);
  }
  throw new Error('the browser does not start');
}

/** A browser on a profile of its own that can be killed with all its processes, as a system out of memory does. */
export async function mortalBrowser(profile) {
  const { chromium } = await import('playwright-core');
  const { executablePath, env } = await findBrowser();
  const listening = join(profile, 'DevToolsActivePort');
  rmSync(listening, { force: true });
  const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--password-store=basic', ...QUIET];
  const own = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'];
  // Detached, it leads a group of processes, which dies as one.
  const child = spawn(executablePath, [...flags, ...own], { env, detached: true, stdio: 'ignore' });
  const kill = async () => {
    const gone = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(listening)}`);
    return { context: browser.contexts()[0], kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
