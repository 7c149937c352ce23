/* global clients */
/** Published as sw.js in an emergency: takes the app off every device it was kept on. Saved games stay. */
async function undo() {
  const kept = (await caches.keys()).filter((name) => name.startsWith('patroon-edition-'));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await self.registration.unregister();
  // Only a device that still had an edition reloads, or the page would do so for ever.
  if (kept.length === 0) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.allSettled(windows.map((window) => window.navigate(window.url)));
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(undo()));
