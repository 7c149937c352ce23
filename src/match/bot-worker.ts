import type { Cancel } from '@/bots/runner/runner';
import { slice } from '@/bots/runner/sliced';
import { thinkingFor } from '@/bots/runner/thinking';
import type { Delivery, Order } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';

/** The little of a worker's own world that is needed; its types are not among an app's. */
const here = globalThis as unknown as {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(delivery: Delivery): void;
};

/** No screen waits here; only an order to stop does, for the end of a slice. */
const SLICE_MS = 40;

const running = new Map<number, Cancel>();

function deliver(delivery: Delivery): void {
  running.delete(delivery.id);
  here.postMessage(delivery);
}

here.onmessage = ({ data: order }) => {
  if ('cancel' in order) {
    running.get(order.cancel)?.();
    running.delete(order.cancel);
    return;
  }
  const { id, task } = order;
  const ends = {
    done: (result: unknown) => deliver({ id, result }),
    failed: (problem: string) => deliver({ id, problem }),
  };
  running.set(id, slice(clock, thinkingFor(task), ends, SLICE_MS));
};
