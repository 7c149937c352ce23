import type { Clock } from '@/bots/runner/sliced';

export const clock: Clock = {
  now: () => performance.now(),
  later: (run) => void setTimeout(run, 0),
};
