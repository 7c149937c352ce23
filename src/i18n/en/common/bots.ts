import { enumerate } from '../grammar';

/** Bots at the table: who plays, how fast, what they would do. The whole table reads this: names, never "you". */
export const bots = {
  thinking: (name: string) => `${name} is thinking`,
  ready: (name: string) => `${name} has decided`,
  nextMove: 'Next move',
  pause: 'Pause',
  goOn: 'Go on',
  seats: 'Who plays',
  seatsHint: 'A bot can take over a seat and give it back at any time. The log says so.',
  playedBy: (name: string) => `${name} is played by`,
  apply: 'Play on like this',
  fault: (name: string) => `${name} found no legal move, so a random one was made.`,
  faultHint: 'This is a fault of the app, and the log says so. The game goes on.',
  seen: 'Noted',
  slow: 'Bots have no thread of their own here: they take a little longer to think.',
};

/** Asking a bot for advice. */
export const hints = {
  ask: 'What would a bot do?',
  thinking: 'A bot thinks about it …',
  cancel: 'Stop thinking',
  close: 'Put the advice away',
  none: 'No bot has advice to give here.',
  title: (name: string) => `What a bot would do for ${name}`,
  /** The move in front of it, picked and not yet made. */
  shown: 'Shown below, not yet made',
  others: 'Other advice',
  gain: (points: string) => `${points} VP`,
  /** From phrases that go on from "It". */
  because: (goods: readonly string[], bads: readonly string[]): string => {
    if (goods.length === 0)
      return bads.length === 0 ? 'There is nothing better to do.' : `It ${enumerate(bads)}.`;
    const but = bads.length === 0 ? '' : `, but it ${enumerate(bads)}`;
    return `It ${enumerate(goods)}${but}.`;
  },
};
