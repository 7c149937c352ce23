import { loneWriter } from './lone-writer';
import { createWindowWriter, type Writer } from './window-writer';

/** A browser too old for locks has one window, as far as we can know. */
export const createWriter = (): Writer =>
  typeof navigator.locks === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? loneWriter
    : createWindowWriter({ locks: navigator.locks, channel: (name) => new BroadcastChannel(name) });
