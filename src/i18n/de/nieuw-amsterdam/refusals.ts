import type { Refusal, Scarce } from '@/games/nieuw-amsterdam/refusals';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { District } from '@/games/nieuw-amsterdam/types';
import type { ByCode } from '../../words';
import { counted } from '../grammar';
import { amount, aTile, atDistrict, columnName, phaseGoing, traderThere } from './names';

const businessesAt =
  (district: District) =>
  (count: number): string =>
    `${amount.businesses(count)} ${atDistrict[district]}`;

const scarce: Readonly<Record<Scarce, (count: number) => string>> = {
  coins: amount.coins,
  goods: amount.goods,
  timber: amount.timber,
  corn: amount.corn,
  furs: amount.furs,
  beaver: amount.beaver,
  mink: amount.mink,
  otter: amount.otter,
  muskrat: amount.muskrat,
  lynx: amount.lynx,
  buildings: counted('Gebäude im Vorrat', 'Gebäude im Vorrat'),
  resources: amount.resources,
  payment: (count) => `${count} in Münzen und Waren`,
  lumberYard: businessesAt('lumberYard'),
  granary: businessesAt('granary'),
  docks: businessesAt('docks'),
  carpenters: businessesAt('carpenters'),
  blackMarket: businessesAt('blackMarket'),
  tradingCompany: businessesAt('tradingCompany'),
};

/** What the scarce thing is needed for, by the rule that asks for it. */
const purposes: Partial<Readonly<Record<RuleId | 'PROTOCOL', string>>> = {
  'NA-A3': 'Für ein höheres Gebot',
  'NA-A4': 'Für diese Zahlung',
  'NA-C1': 'Für Geschäfte',
  'NA-T1': 'Zum Handeln',
  'NA-T2': 'Für die Reise',
  'NA-T3': 'Zum Verschiffen',
  'NA-D0': 'Als Gebühr dieses Bezirks',
  'NA-D1': 'Für den Holzhandel',
  'NA-D2': 'Für den Getreidehandel',
  'NA-D3': 'Für ein Lagerhaus',
  'NA-D4': 'Für Häuser',
  'NA-D5': 'Auf dem Schwarzmarkt',
  'NA-D6': 'Zum Versetzen des Handelspostens',
  'NA-D7': 'Zum Bauen',
  'NA-I2': 'Zum Schließen',
};

export const refusals: ByCode<Refusal> = {
  malformed: ({ field, expected }) =>
    `${field === '' ? 'Das' : `„${field}“`} ist nicht zu verstehen. Erwartet: ${expected}.`,
  misfit: ({ field, expected }) => `„${field}“ passt nicht zum Rest. Erwartet: ${expected}.`,
  wrongPhase: ({ phase }) => `Das geht jetzt nicht: Gerade ${phaseGoing[phase]}.`,
  notYourTurn: () => 'Jemand anderes ist am Zug.',
  gameOver: () => 'Das Spiel ist zu Ende.',
  short: ({ rule, of, need, have }) =>
    `${purposes[rule] ?? 'Dafür'} brauchst du ${scarce[of](need)}: Du hast ${have}.`,
  tooMany: ({ most, asked }) => `Höchstens ${most} auf einmal, nicht ${asked}.`,
  noneAsked: () => 'Wähle mindestens eins.',
  wrongTotal: ({ need, given }) => `Es müssen genau ${need} sein, nicht ${given}.`,
  noSuchColumn: ({ column }) => `${columnName(column)} gibt es nicht.`,
  columnTaken: ({ column }) => `${columnName(column)} ist schon vergeben.`,
  wrongColumnSize: ({ tiles }) => `Zu zweit muss es eine Spalte mit ${amount.tiles(tiles)} sein.`,
  bidTooLow: ({ least, bid }) => `Das Gebot muss mindestens ${least} sein, nicht ${bid}.`,
  bidTooHigh: ({ most, bid }) => `${bid} zu bieten geht nicht: Du besitzt nur ${amount.resources(most)}.`,
  chooserMustBid: () => 'Wer die Spalte wählt, bietet zuerst: 0 ist erlaubt, passen nicht.',
  noTile: ({ step }) => `Dafür braucht es ${aTile[step]}, und du hast keins mehr.`,
  specialTaken: () => 'Die Sonderaktion dieses Schritts ist schon vergeben.',
  cardNotOnOffer: ({ card }) => `Die Karte ${card} liegt nicht aus.`,
  noCardOnOffer: () => 'In dieser Runde liegt keine Karte mehr aus.',
  nothingToClear: () => 'Auf keinem deiner ungerodeten Landstücke stehen schon alle Häuser.',
  traderEmpty: ({ trader }) => `Beim ${traderThere[trader]} gibt es kein Fell mehr.`,
  soldWhole: ({ trader }) =>
    `Beim ${traderThere[trader]} gehen alle Felle zusammen weg: Es gibt nichts auszusuchen.`,
  fursNotThere: ({ trader, fur, need, have }) =>
    `Beim ${traderThere[trader]} gibt es ${amount[fur](have)}, nicht ${need}.`,
  buyAndSell: () => 'Entweder kaufen oder verkaufen, nie beides in einer Aktion.',
  wharfFull: ({ most }) => `Alle ${most} Lagerhausplätze sind bebaut.`,
  noFreeSite: () => 'Keines deiner Landstücke hat einen freien Bauplatz.',
  noFurLeft: () => 'Es gibt kein Fell mehr zu ziehen.',
  noFreeZone: ({ farthest }) =>
    `Bis Uferzone ${farthest}, gegenüber dem fernsten bewohnten Dorf, ist kein Platz für einen Handelsposten frei.`,
};
