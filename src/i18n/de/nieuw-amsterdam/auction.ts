import type { auction as auctionSource, payment as paymentSource } from '../../en/nieuw-amsterdam/auction';
import { either, enumerate } from '../grammar';
import { amount, columnName, paymentOf, tilesOf } from './names';

export const auction: typeof auctionSource = {
  title: 'Auktion',
  forSale: (column) => `Zu ersteigern: ${columnName(column)}`,
  tiles: (tiles) => `Plättchen: ${tilesOf(tiles)}`,
  bonus: (coins) => (coins > 0 ? `Bonus: ${amount.coins(coins)}` : 'Keine Bonusmünzen'),
  choose: (name) => `${name} bringt eine Spalte zur Auktion und bietet zuerst.`,
  chooseSize: (tiles) => `Zu zweit muss es eine Spalte mit ${amount.tiles(tiles)} sein.`,
  chosenBy: (name) => `Zur Auktion gebracht von ${name}`,
  lastColumn: (name) => `${name} nimmt eine der übrigen Spalten, ohne zu zahlen.`,
  tokenAtStake: (token) => `Wer gewinnt, erhält Reihenfolgemarker ${token}.`,
  tokenSwap: (winner, chooser, own) => `Gewinnt ${winner}, so erhält ${chooser} dafür Marker ${own}.`,
  tokenKept: (chooser, token) => `Gewinnt ${chooser}, so bleibt Marker ${token}, wo er ist.`,
  noBid: 'Noch kein Gebot',
  highBid: (name, bid) => `Höchstes Gebot: ${bid} von ${name}`,
  minimum: (bid) => `Mindestens ${bid}`,
  ceiling: (name, most) => `${name} besitzt ${amount.resources(most)}`,
  ceilingKeeping: (name, most, kept) => `${name} kann ${most} bieten und die gesperrten ${kept} behalten`,
  rivals: 'Was die anderen bieten könnten',
  rivalCeiling: (name, most) => `${name}: höchstens ${most}`,
  lockOut: (bid) => `Ab ${bid} kann niemand mehr mithalten.`,
  noLockOut: 'Jedes Gebot lässt sich überbieten.',
  nobodyAfter: 'Danach bietet niemand mehr.',
  stillToBid: (names) => `Noch zu bieten haben: ${enumerate(names)}`,
  passed: (name) => `${name} hat gepasst`,
  hasColumn: (name, column) => `${name} hat ${columnName(column)}`,
  passedAutomatically: (name, owns) => `${name} hat automatisch gepasst: besitzt nur ${owns}`,
  tookAutomatically: (name, column) =>
    `${name} hat automatisch ${columnName(column)} genommen: die einzige, die übrig war`,
  bidLabel: 'Gebot',
  raise: (by) => `+${by}`,
  toMinimum: 'Mindestgebot',
  toMinimumShort: 'Minimum',
  toCeiling: 'Alles',
  bid: (bid) => `${bid} bieten`,
  pass: 'Passen',
  passHint: 'Raus aus dieser Auktion; eine andere Spalte kommt bestimmt.',
  summary: {
    title: (column) => `Versteigert: ${columnName(column)}`,
    paid: (name, bid, payment) =>
      payment === null || bid === 0 ? `${name} zahlt nichts` : `${name} zahlt ${bid}: ${paymentOf(payment)}`,
    unopposed: (name) => `${name} gewinnt ohne Gegengebot`,
    token: (name, from, to) => {
      if (from === to) return `${name} behält Reihenfolgemarker ${to}`;
      return `${name} rückt in der Reihenfolge ${to < from ? 'vor' : 'zurück'}, von ${from} auf ${to}`;
    },
    order: (names) => `Neue Reihenfolge: ${names.join(', ')}`,
    leftOut: (columns) => `Übrig bleiben: ${enumerate(columns.map(columnName))}`,
  },
};

export const payment: typeof paymentSource = {
  title: (name, bid) => `${name} zahlt ${amount.resources(bid)}`,
  left: (left, all) => (left > 0 ? `noch ${left} von ${all}` : `Alle ${all} bezahlt`),
  tooMuch: (over) => `${over} zu viel`,
  suggestion: 'Vorschlag',
  suggest: 'Aufteilung vorschlagen',
  accept: (split) => `Zahlen: ${paymentOf(split)}`,
  clear: 'Von vorn',
  give: (what, given, owned) => `${what}: ${given} von ${owned}`,
  locks: {
    title: 'Zurückbehalten',
    hint: 'Was zurückbehalten wird, bleibt bei vorgeschlagenen Zahlungen und beim höchsten Gebot außen vor.',
  },
  keep: (what) => `${what} behalten`,
  lockBroken: 'Was nicht zurückbehalten wird, reicht für diesen Preis nicht.',
  remaining: 'Bleibt übrig',
  duties: {
    corn: (left, harvest, businesses) =>
      `${amount.corn(left)} und ${harvest} aus der Ernte für ${amount.businesses(businesses)}`,
    timber: (left) => `${amount.timber(left)}: eins je Gebäude`,
    goods: (left, furs) => `${amount.goods(left)}, ${amount.furs(furs)} bei den Händlern`,
    coins: (left, fees) =>
      `${amount.coins(left)} für bis zu ${fees} ${either(fees, 'Sonderaktion', 'Sonderaktionen')}`,
    furs: (left, least) => `${amount.furs(left)}, das kleinste Schiff im Angebot braucht ${least}`,
  },
  warning: {
    closing: (closing, points) =>
      `${amount.businesses(closing)} ${either(closing, 'müsste', 'müssten')} schließen: ${amount.vp(points)} verloren`,
    journey: (corn) => `Nicht genug Getreide für die Reise: ${corn} nötig`,
    shipment: (ship) => `Nicht mehr genug Felle für Schiff ${ship}`,
  },
};
