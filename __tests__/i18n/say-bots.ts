import { TERMS } from '@/bots/nieuw-amsterdam/terms';
import type { Words } from '@/i18n';

const ANNA = 'Anna';

/** What is said of bots and by them. */
export function sayBots({ bots, hints }: Words['common']['match']): void {
  [bots.thinking, bots.ready, bots.playedBy, bots.fault].forEach((say) => say(ANNA));
  [hints.title, hints.gain].forEach((say) => say(ANNA));
  [[], ['a'], ['a', 'b']].forEach((goods) => [[], ['c']].forEach((bads) => hints.because(goods, bads)));
}

export function sayReasons({ reason, worth }: Words['games']['nieuw-amsterdam']): void {
  for (const term of TERMS) [1, -1].forEach((amount) => reason({ term, amount }));
  worth(ANNA, 2, 2);
  worth(ANNA, 0, 5);
}
