/* global clients */
/** Keeps one whole edition of the app on the device. The build fills in the three lines below. */
const EDITION = '__EDITION__';
const BASE = '__BASE__';
const FILES = ['__FILES__'];

const OURS = 'patroon-edition-';
const CACHE = OURS + EDITION;
const PAGE = `${BASE}/index.html`;

/** Names with a hash never change; everything else is asked for afresh. */
const wanted = (file) =>
  new Request(BASE + file, { cache: file.startsWith('/_expo/static/') ? 'default' : 'reload' });

/** All files or none: an edition is never half there. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(wanted));
}

/** A browser that was killed can lose entries; they are fetched again as soon as there is a network. */
async function heal() {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = FILES.filter((file) => !there.has(encodeURI(BASE + file)));
  await Promise.allSettled(missing.map((file) => cache.add(wanted(file))));
}

async function dropOldEditions() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Sound is asked for in pieces; some browsers play nothing that comes whole. */
async function piece(response, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  if (from === undefined) return response;
  const whole = await response.arrayBuffer();
  const first = Number(from);
  const last = Math.min(to === '' ? Infinity : Number(to), whole.byteLength - 1);
  const headers = new Headers(response.headers);
  headers.set('content-range', `bytes ${first}-${last}/${whole.byteLength}`);
  headers.set('content-length', String(last - first + 1));
  return new Response(whole.slice(first, last + 1), { status: 206, headers });
}

/** Every address of the app is the one page; what is not in the edition comes from the server. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request, {
    ignoreSearch: true,
    ignoreVary: true,
  });
  if (kept === undefined) return fetch(request);
  const range = request.headers.get('range');
  return range === null ? kept : piece(kept, range);
}

/** A new edition takes over when asked, but never under another window: a game may be open there. */
async function takeOver(asking) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
  else asking?.postMessage('other windows');
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldEditions().then(() => clients.claim())));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.source));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(`${BASE}/`)) return;
  event.respondWith(answer(request));
  if (request.mode === 'navigate') event.waitUntil(heal());
});
