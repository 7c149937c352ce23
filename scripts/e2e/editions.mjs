import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { exported } from '../lib/export.mjs';
import { finish } from '../lib/finish.mjs';
import { serve } from '../lib/server.mjs';

/** The app as two editions of it would be published one after the other, at the same address. */

/** What the second edition is called, to tell it from the first. */
export const SECOND = 'Second edition';

function nextExport(folder) {
  const next = join(folder, 'export');
  cpSync(exported, next, { recursive: true });
  const page = join(next, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<title>.*<\/title>/, `<title>${SECOND}</title>`));
  return next;
}

/** A server whose content can be exchanged and which can be shut down, always at the same address. */
export async function publisher(base = '') {
  const folder = mkdtempSync(join(tmpdir(), 'patroon-editions-'));
  const makers = {
    first: (to) => finish(exported, to, { base }),
    second: (to) => finish(nextExport(folder), to, { base }),
    killSwitch: (to) => finish(exported, to, { base, worker: 'kill-switch' }),
  };
  let server = null;
  let port = 0;
  const stop = async () => {
    await server?.close();
    server = null;
  };
  const publish = async (name) => {
    await stop();
    const site = join(folder, name);
    makers[name](site);
    server = await serve(site, { port, base });
    port = Number(new URL(server.url).port);
    return server.url;
  };
  const clear = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { publish, stop, clear };
}
