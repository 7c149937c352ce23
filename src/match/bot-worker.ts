import type { Cancel } from '@/bots/runner/runner';
import { slice } from '@/bots/runner/sliced';
import type { Delivery, Order } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';

/** The little of a worker's own world that is needed; its types are not among an app's. */
const here = globalThis as unknown as {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(delivery: Delivery): void;
};

const running = new Map<number, Cancel>();

here.onmessage = ({ data: order }) => {
  if ('cancel' in order) {
    running.get(order.cancel)?.();
    running.delete(order.cancel);
    return;
  }
  const { id, task } = order;
  // The pauses let an order to stop come through.
  const cancel = slice(clock, task, (result) => {
    running.delete(id);
    here.postMessage({ id, result });
  });
  running.set(id, cancel);
};
