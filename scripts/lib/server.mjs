import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { policyHeader } from './policy.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
};
const SQUEEZABLE = /^text|json|javascript|svg|ttf|otf/;

const squeeze = promisify(gzip);

/** Pages say themselves what they may do; as a header it cannot be overlooked. */
const guardsOf = (type, body) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  ...(type.startsWith('text/html') && { 'content-security-policy': policyHeader(body.toString()) }),
});

/** A path without an extension is a route of the app, answered by its one page. */
async function load(folder, pathname) {
  const inside = normalize(join('/', decodeURIComponent(pathname)));
  const file = extname(inside) === '' ? '/index.html' : inside;
  const body = await readFile(join(folder, file));
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return {
    type,
    body,
    guards: guardsOf(type, body),
    gzipped: SQUEEZABLE.test(type) ? await squeeze(body) : null,
  };
}

function handler(folder, base) {
  const loaded = new Map();
  const cached = (pathname) => {
    if (!loaded.has(pathname)) loaded.set(pathname, load(folder, pathname));
    return loaded.get(pathname);
  };
  return async (request, response) => {
    const { pathname: asked } = new URL(request.url, 'http://localhost');
    const pathname = asked.startsWith(`${base}/`) ? asked.slice(base.length) : null;
    if (asked === base) return void response.writeHead(308, { location: `${base}/` }).end();
    try {
      if (pathname === null) throw new Error('outside');
      const { type, body, guards, gzipped } = await cached(pathname);
      const small = gzipped !== null && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      response.writeHead(200, {
        'content-type': type,
        'cache-control': pathname.startsWith('/_expo/static/') ? 'max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...guards,
        ...(small && { 'content-encoding': 'gzip' }),
      });
      response.end(request.method === 'HEAD' ? undefined : small ? gzipped : body);
    } catch {
      loaded.delete(pathname);
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  };
}

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address().port));
  });

/** Serves a folder, under the path `base`, on the first free port from `port` up (0: any). */
export async function serve(folder, { port = 0, host = '127.0.0.1', base = '' } = {}) {
  for (let wanted = port; ; wanted++) {
    const server = createServer(handler(folder, base));
    try {
      const url = `http://${host === '127.0.0.1' ? 'localhost' : host}:${await listen(server, wanted, host)}`;
      const close = () => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      };
      return { url: url + base, close };
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || wanted >= port + 100) throw error;
    }
  }
}
