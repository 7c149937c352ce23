import { openRng, rngFromSeed } from '@/core/rng';
import { randomMove } from '@/core/game';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import { LANGUAGES, words } from '@/i18n';
import { CHANGE, nameOf, PAYMENT, POOR, RICH } from './samples';

const en = words('en').games['nieuw-amsterdam'];
const de = words('de').games['nieuw-amsterdam'];

test.each<[Refusal, string, string]>([
  [
    { rule: 'NA-T2', code: 'short', of: 'corn', need: 2, have: 1 },
    'Trading needs 2 corn for the journey: you have 1.',
    'Für die Reise brauchst du 2 Getreide: Du hast 1.',
  ],
  [
    { rule: 'NA-D7', code: 'short', of: 'buildings', need: 1, have: 0 },
    'Building needs 1 building in hand: you have 0.',
    'Zum Bauen brauchst du 1 Gebäude im Vorrat: Du hast 0.',
  ],
  [
    { rule: 'NA-D5', code: 'short', of: 'payment', need: 6, have: 4 },
    'The black market needs 6 in coins and trade goods: you have 4.',
    'Auf dem Schwarzmarkt brauchst du 6 in Münzen und Waren: Du hast 4.',
  ],
  [
    { rule: 'NA-A4', code: 'short', of: 'lynx', need: 2, have: 1 },
    'This payment needs 2 lynx: you have 1.',
    'Für diese Zahlung brauchst du 2 Luchse: Du hast 1.',
  ],
  [
    { rule: 'NA-D0', code: 'short', of: 'coins', need: 1, have: 0 },
    'The fee of this district is 1 coin: you have 0.',
    'Als Gebühr dieses Bezirks brauchst du 1 Münze: Du hast 0.',
  ],
  [
    { rule: 'NA-I2', code: 'short', of: 'docks', need: 2, have: 1 },
    'Closing these needs 2 businesses at the docks: you have 1.',
    'Zum Schließen brauchst du 2 Geschäfte im Hafen: Du hast 1.',
  ],
  [
    { rule: 'NA-A1', code: 'columnTaken', column: 0 },
    'Somebody has column 1 already.',
    'Spalte 1 ist schon vergeben.',
  ],
  [
    { rule: 'PROTOCOL', code: 'wrongPhase', move: 'bid', phase: 'city' },
    'This is not possible now: it is the city step.',
    'Das geht jetzt nicht: Gerade läuft der Stadtschritt.',
  ],
])('the refusal %j is said in a sentence', (refusal, english, german) => {
  expect([en.refusal(refusal), de.refusal(refusal)]).toEqual([english, german]);
});

test.each<[Event, string, string]>([
  [
    { type: 'coins', player: 1, amount: 1, rule: 'NA-X2' },
    'Björn gains 1 coin for the passed tile',
    'Björn erhält 1 Münze für das ungenutzte Plättchen',
  ],
  [
    { type: 'goods', player: 0, amount: -4, rule: 'NA-A4' },
    'Anna pays 4 trade goods for the column',
    'Anna zahlt 4 Waren für die Spalte',
  ],
  [
    { type: 'vp', player: 2, amount: -2, source: 'closing', rule: 'NA-I2' },
    'Chloë loses 2 VP for closed businesses',
    'Chloë verliert 2 SP für geschlossene Geschäfte',
  ],
  [
    { type: 'fursTaken', player: 0, trader: 'top', furs: ['lynx', 'otter', 'lynx'], rule: 'NA-T1' },
    'Anna takes 1 otter and 2 lynx from the top trader',
    'Anna nimmt 1 Otter und 2 Luchse vom oberen Händler',
  ],
  [
    { type: 'longhouseMoved', from: 1, to: null, rule: 'NA-L2' },
    'A Lenape longhouse is driven from camp 1 and from the river',
    'Ein Langhaus der Lenape wird aus Dorf 1 und vom Fluss verdrängt',
  ],
  [
    { type: 'fursReshuffled', count: 1, rule: 'NA-P2' },
    '1 fur from the discard becomes a new pile',
    '1 Fell aus der Ablage wird zum neuen Stapel gemischt',
  ],
  [
    { type: 'gameEnded', winners: [0, 2], rule: 'NA-E4' },
    'The game is over: Anna and Chloë win',
    'Das Spiel ist zu Ende: Anna und Chloë gewinnen',
  ],
])('the event %j is told with names', (event, english, german) => {
  expect([en.event(event, nameOf), de.event(event, nameOf)]).toEqual([english, german]);
});

test.each<[string, string, string, string]>([
  [
    'a land card',
    en.names.land({ id: 'L20-03', sites: 1, timber: 3, corn: 1 }),
    'Land L20-03: 1 site, 3 timber, 1 corn',
    de.names.land({ id: 'L20-03', sites: 1, timber: 3, corn: 1 }),
  ],
  [
    'upkeep that fails',
    en.preview.upkeep({ businesses: 4, corn: 1, closing: 3, vp: 6 }),
    '4 businesses, 1 corn even after the harvest: 3 close, −6 VP',
    de.preview.upkeep({ businesses: 4, corn: 1, closing: 3, vp: 6 }),
  ],
  [
    'what a move changes',
    en.preview.resources(CHANGE),
    '+3 coins, −2 timber, −1 corn, +1 otter, −2 lynx, +2 furs drawn blind, −3 buildings in supply',
    de.preview.resources(CHANGE),
  ],
  [
    'points by source',
    en.preview.vp(CHANGE.vp).join('; '),
    '+6 VP for cleared land; −2 VP for closed businesses',
    '',
  ],
  [
    'a payment',
    en.payment.accept(PAYMENT),
    'Pay 3 coins, 1 timber, 3 corn and 1 lynx',
    de.payment.accept(PAYMENT),
  ],
  [
    'what is left at the end of a turn',
    en.table.turn.passing(2, true, 3),
    'pass 2 tiles and the special action for 3 coins',
    de.table.turn.passing(2, true, 3),
  ],
  ['a journey', en.table.traders.journey(2), 'journey 2 corn', de.table.traders.journey(2)],
  ['a set of furs', en.table.ships.bestSet(10), 'best set: 10 VP', de.table.ships.bestSet(10)],
  ['what is left to pay', en.payment.left(3, 8), '3 of 8 left', de.payment.left(3, 8)],
  ['a free district', en.moves.special.fee(0, 'majority'), 'free: you lead here', ''],
  ['a tied district', en.moves.special.fee(0, 'tied'), 'free: tied lead', ''],
  ['a fee', en.moves.special.fee(1, null), 'fee 1 coin', de.moves.special.fee(1, null)],
  [
    'an automatic pass',
    en.auction.passedAutomatically('Björn', 5),
    'Björn passed automatically: owns only 5',
    de.auction.passedAutomatically('Björn', 5),
  ],
  [
    'a district',
    en.places.district({
      district: 'granary',
      number: 2,
      standings: [
        { name: 'Anna', count: 2, lead: 'majority' },
        { name: 'Björn', count: 1, lead: null },
      ],
    }),
    'Granary, district 2: Anna 2, Björn 1; Anna leads.',
    '',
  ],
])('%s is put into words', (_what, said, english, german) => {
  expect(said).toBe(english);
  expect(german).not.toBe(english);
});

test('a lead that changes is told for each player it changes for', () => {
  const change = {
    district: 'docks',
    before: ['majority', null, null],
    after: ['tied', 'tied', null],
  } as const;
  expect(en.preview.leads(change, nameOf)).toEqual([
    'Anna keeps only a tied lead at the docks',
    'Björn reaches a tied lead at the docks',
  ]);
  expect(de.preview.leads(change, nameOf)).toEqual([
    'Anna behält nur einen Gleichstand im Hafen',
    'Björn erreicht einen Gleichstand im Hafen',
  ]);
});

test('only what changes about the next income is told', () => {
  expect(en.preview.incomeChange(POOR, POOR)).toBeNull();
  expect(en.preview.incomeChange(POOR, RICH)).toBe(
    'Next income changes: +3 corn harvested, +1 corn eaten, +1 trade good and −4 coins',
  );
});

test.each(LANGUAGES)('a whole game is told in $name without a gap', ({ id: language }) => {
  const { event, told, moves, preview } = words(language).games['nieuw-amsterdam'];
  const { below } = openRng(rngFromSeed('told'));
  const lines: string[] = [];
  let state = game.setup({ players: 3, seed: 'told', first: 0 });
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const move = randomMove(game, state, below);
    const previewed = game.preview(state, move);
    if (previewed.ok) {
      const { changes, leads, forecast } = previewed.preview;
      lines.push(...changes.map((change) => preview.change(change, nameOf(change.player))));
      lines.push(...leads.flatMap((lead) => preview.leads(lead, nameOf)));
      lines.push(preview.income(forecast.after));
    }
    const played = game.play(state, move);
    if (!played.ok) throw new Error(played.refusal.code);
    lines.push(told(played.move, nameOf(played.by)), moves.button(played.move));
    lines.push(...played.events.map((happened) => event(happened, nameOf)));
    state = played.state;
  }
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => /undefined|NaN|\[object|\?| {2}|: $|^$| $/.test(line))).toEqual([]);
});
