import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

// BASE_PATH=/games/patroon builds for that place of a server; --kill-switch takes the app off all devices.
const { PORT = '8081', HOST = '127.0.0.1', BASE_PATH = '' } = process.env;
const buildOnly = process.argv.includes('--build-only');
const worker = process.argv.includes('--kill-switch') ? 'kill-switch' : 'service-worker';

ensureInstalled();
await exportWeb({ base: BASE_PATH.replace(/\/+$/, ''), worker });
if (!buildOnly) {
  const { url } = await serve(dist, { port: Number(PORT), host: HOST, base: BASE_PATH.replace(/\/+$/, '') });
  console.log(`Patroon is ready: ${url}  (Ctrl+C ends it)`);
}
