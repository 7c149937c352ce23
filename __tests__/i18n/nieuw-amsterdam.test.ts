import { nieuwAmsterdam as words } from '@/i18n/en/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';

test.each<[Refusal, string]>([
  [
    { rule: 'NA-T2', code: 'short', of: 'corn', need: 2, have: 1 },
    'Trading needs 2 corn for the journey: you have 1.',
  ],
  [
    { rule: 'NA-D7', code: 'short', of: 'buildings', need: 1, have: 0 },
    'Building needs 1 building in hand: you have 0.',
  ],
  [
    { rule: 'NA-D5', code: 'short', of: 'payment', need: 6, have: 4 },
    'The black market needs 6 in coins and trade goods: you have 4.',
  ],
  [{ rule: 'NA-A4', code: 'short', of: 'lynx', need: 2, have: 1 }, 'This payment needs 2 lynx: you have 1.'],
  [{ rule: 'NA-T3', code: 'short', of: 'furs', need: 3, have: 2 }, 'Shipping needs 3 furs: you have 2.'],
  [
    { rule: 'NA-A3', code: 'short', of: 'resources', need: 9, have: 8 },
    'A higher bid needs 9 resources: you have 8.',
  ],
  [
    { rule: 'NA-D0', code: 'short', of: 'coins', need: 1, have: 0 },
    'The fee of this district is 1 coin: you have 0.',
  ],
  [
    { rule: 'NA-I2', code: 'short', of: 'docks', need: 2, have: 1 },
    'Closing these needs 2 businesses at the docks: you have 1.',
  ],
  [{ rule: 'NA-A1', code: 'columnTaken', column: 0 }, 'Somebody has column 1 already.'],
])('the refusal %j is said in a sentence', (refusal, sentence) => {
  expect(words.refusal(refusal)).toBe(sentence);
});

const NAMES = ['Anna', 'Björn', 'Chloë'];
const nameOf = (seat: number): string => NAMES[seat] ?? '?';

test.each<[Event, string]>([
  [{ type: 'coins', player: 1, amount: 1, rule: 'NA-X2' }, 'Björn gains 1 coin'],
  [{ type: 'goods', player: 0, amount: -4, rule: 'NA-A4' }, 'Anna pays 4 trade goods'],
  [
    { type: 'vp', player: 2, amount: -2, source: 'closing', rule: 'NA-I2' },
    'Chloë loses 2 VP for closed businesses',
  ],
  [
    { type: 'fursTaken', player: 0, trader: 'top', furs: ['lynx', 'otter', 'lynx'], rule: 'NA-T1' },
    'Anna takes 1 otter and 2 lynx from the top trader',
  ],
  [{ type: 'longhouseMoved', from: 1, to: null, rule: 'NA-L2' }, 'A longhouse leaves camp 1 and the river'],
  [{ type: 'gameEnded', winners: [0, 2], rule: 'NA-E4' }, 'The game is over: Anna and Chloë win'],
])('the event %j is told with names', (event, sentence) => {
  expect(words.event(event, nameOf)).toBe(sentence);
});
