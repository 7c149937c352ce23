import { createStore } from 'zustand/vanilla';

interface Edition {
  /** Whether the app opens without a network. */
  readonly offline: 'coming' | 'ready' | 'unavailable';
  /** A newer edition, complete and waiting. */
  readonly next: ServiceWorker | null;
  /** It was asked to start, but other windows of the app are open. */
  readonly held: boolean;
}

/** What the browser keeps of the app itself. */
export const editionStore = createStore<Edition>(() => ({ offline: 'coming', next: null, held: false }));

/** The worker lies beside the manifest, wherever on its server the app is. */
function workerAddress(): URL | null {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  return manifest === null ? null : new URL('sw.js', manifest.href);
}

/** The first edition on a device replaces none. */
function noteWaiting(worker: ServiceWorker | null): void {
  if (worker !== null && navigator.serviceWorker.controller !== null) editionStore.setState({ next: worker });
}

function watch(registration: ServiceWorkerRegistration): void {
  noteWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') noteWaiting(worker);
    });
  });
  void navigator.serviceWorker.ready.then(() => editionStore.setState({ offline: 'ready' }));
}

/** Has the browser keep this edition and look for a newer one. Without it the app runs, but needs a network. */
export async function keepEdition(): Promise<void> {
  const address = 'serviceWorker' in navigator ? workerAddress() : null;
  if (address === null) return editionStore.setState({ offline: 'unavailable' });
  try {
    watch(await navigator.serviceWorker.register(address, { updateViaCache: 'none' }));
  } catch {
    editionStore.setState({ offline: 'unavailable' });
  }
}

/** Starts the waiting edition. Only for a moment when no game is on the table. */
export function startNextEdition(): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  serviceWorker.addEventListener('message', () => editionStore.setState({ held: true }), { once: true });
  editionStore.getState().next?.postMessage('take over');
}
