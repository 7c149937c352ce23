import type { Writer } from './window-writer';

/** The only window there is. */
export const loneWriter: Writer = {
  settled: Promise.resolve(),
  isMine: () => true,
  subscribe: () => () => undefined,
  claim: () => Promise.resolve(),
  beforeRelease: () => undefined,
};
