import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

ensureInstalled();
exportWeb();
if (!process.argv.includes('--build-only')) {
  const { PORT = '8081', HOST = '127.0.0.1' } = process.env;
  const { url } = await serve(dist, { port: Number(PORT), host: HOST });
  console.log(`Patroon is ready: ${url}  (Ctrl+C ends it)`);
}
