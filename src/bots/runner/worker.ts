import type { Cancel } from './runner';
import { slice } from './sliced';
import type { Delivery, Order } from './worker-runner';

/** The little of a worker's own world that is needed; its types are not among an app's. */
const here = globalThis as unknown as {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(delivery: Delivery): void;
};

/** Pauses let the order to stop come through. */
const clock = { now: () => Date.now(), later: (run: () => void) => void setTimeout(run, 0) };
const running = new Map<number, Cancel>();

here.onmessage = ({ data: order }) => {
  if ('cancel' in order) {
    running.get(order.cancel)?.();
    running.delete(order.cancel);
    return;
  }
  const { id, task } = order;
  const cancel = slice(clock, task, (result) => {
    running.delete(id);
    here.postMessage({ id, result });
  });
  running.set(id, cancel);
};
