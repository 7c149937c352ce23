import { count as tally } from '@/core/amounts';
import type { VpSource } from '@/games/nieuw-amsterdam/events';
import type { Payment } from '@/games/nieuw-amsterdam/moves';
import type { District, Fur, Step, Stock, Trader } from '@/games/nieuw-amsterdam/types';
import type { names as source } from '../../en/nieuw-amsterdam/names';
import { signedCount } from '../../numbers';
import { counted, enumerate } from '../grammar';

type Names = typeof source;

const district: Names['district'] = {
  lumberYard: 'Holzfäller',
  granary: 'Getreidespeicher',
  docks: 'Hafen',
  carpenters: 'Schreiner',
  blackMarket: 'Schwarzmarkt',
  tradingCompany: 'Handelsgesellschaft',
};

/** Where something is: "im Hafen". */
export const atDistrict: Readonly<Record<District, string>> = {
  lumberYard: 'bei den Holzfällern',
  granary: 'am Getreidespeicher',
  docks: 'im Hafen',
  carpenters: 'bei den Schreinern',
  blackMarket: 'auf dem Schwarzmarkt',
  tradingCompany: 'bei der Handelsgesellschaft',
};

/** Whose something is: "des Hafens". */
export const ofDistrict: Readonly<Record<District, string>> = {
  lumberYard: 'der Holzfäller',
  granary: 'des Getreidespeichers',
  docks: 'des Hafens',
  carpenters: 'der Schreiner',
  blackMarket: 'des Schwarzmarkts',
  tradingCompany: 'der Handelsgesellschaft',
};

const trader: Names['trader'] = {
  top: 'Oberer Händler',
  middle: 'Mittlerer Händler',
  bottom: 'Unterer Händler',
};

/** In the dative: after "beim", "vom". */
export const traderThere: Readonly<Record<Trader, string>> = {
  top: 'oberen Händler',
  middle: 'mittleren Händler',
  bottom: 'unteren Händler',
};

const fur: Names['fur'] = {
  beaver: 'Biber',
  mink: 'Nerz',
  otter: 'Otter',
  muskrat: 'Bisamratte',
  lynx: 'Luchs',
};

const stock: Names['stock'] = { coins: 'Münzen', goods: 'Waren', timber: 'Holz', corn: 'Getreide' };

const step: Names['step'] = { city: 'Stadt', land: 'Land', trade: 'Handel' };
export const aTile: Readonly<Record<Step, string>> = {
  city: 'ein Stadtplättchen',
  land: 'ein Landplättchen',
  trade: 'ein Handelsplättchen',
};

const phase: Names['phase'] = {
  placement: 'Erste Geschäfte',
  choose: 'Spalte wählen',
  bid: 'Gebote',
  pay: 'Bezahlen',
  takeColumn: 'Letzte Spalte',
  city: 'Stadtschritt',
  land: 'Landschritt',
  trade: 'Handelsschritt',
  upkeep: 'Versorgung',
  over: 'Ende',
};

/** What is going on: "gerade ...". */
export const phaseGoing: Names['phase'] = {
  placement: 'werden die ersten Geschäfte eröffnet',
  choose: 'wird eine Spalte gewählt',
  bid: 'wird geboten',
  pay: 'wird bezahlt',
  takeColumn: 'wird die letzte Spalte genommen',
  city: 'läuft der Stadtschritt',
  land: 'läuft der Landschritt',
  trade: 'läuft der Handelsschritt',
  upkeep: 'läuft die Versorgung',
  over: 'ist das Spiel zu Ende',
};

const vpSource: Names['source'] = {
  elections: 'Wahlen',
  land: 'Gerodetes Land',
  ships: 'Schiffsladungen',
  closing: 'Geschlossene Geschäfte',
  lastElections: 'Letzte Wahlen',
  lastLand: 'Bebautes, ungerodetes Land',
  furs: 'Übrige Felle',
  resources: 'Übrige Mittel',
};

/** Inside a sentence: "SP für ...". */
export const forSource: Readonly<Record<VpSource, string>> = {
  elections: 'Wahlen',
  land: 'gerodetes Land',
  ships: 'eine Schiffsladung',
  closing: 'geschlossene Geschäfte',
  lastElections: 'die letzten Wahlen',
  lastLand: 'bebautes, noch nicht gerodetes Land',
  furs: 'übrige Felle',
  resources: 'übrige Mittel',
};

const rail: Names['rail'] = {
  cards: 'Land und Schiffe',
  furs: 'Felle',
  tiles: 'Plättchen',
  auction: 'Auktion',
  city: 'Stadt',
  land: 'Land',
  trade: 'Handel',
  harvest: 'Ernte',
  feeding: 'Versorgung',
  goods: 'Waren',
  income: 'Einkommen',
};

const lead: Names['lead'] = { majority: 'Mehrheit', tied: 'Gleichstand' };

export const amount: Names['amount'] = {
  coins: counted('Münze', 'Münzen'),
  goods: counted('Ware', 'Waren'),
  timber: (count) => `${count} Holz`,
  corn: (count) => `${count} Getreide`,
  furs: counted('Fell', 'Felle'),
  beaver: counted('Biber', 'Biber'),
  mink: counted('Nerz', 'Nerze'),
  otter: counted('Otter', 'Otter'),
  muskrat: counted('Bisamratte', 'Bisamratten'),
  lynx: counted('Luchs', 'Luchse'),
  resources: counted('Mittel', 'Mittel'),
  vp: (count) => `${count} SP`,
  buildings: counted('Gebäude', 'Gebäude'),
  businesses: counted('Geschäft', 'Geschäfte'),
  houses: counted('Haus', 'Häuser'),
  sites: counted('Bauplatz', 'Bauplätze'),
  warehouses: counted('Lagerhaus', 'Lagerhäuser'),
  longhouses: counted('Langhaus', 'Langhäuser'),
  spaces: counted('Platz', 'Plätze'),
  lands: counted('Landstück', 'Landstücke'),
  ships: counted('Schiff', 'Schiffe'),
  tiles: counted('Plättchen', 'Plättchen'),
  city: counted('Stadtplättchen', 'Stadtplättchen'),
  land: counted('Landplättchen', 'Landplättchen'),
  trade: counted('Handelsplättchen', 'Handelsplättchen'),
};

export const FURS = Object.keys(fur) as Fur[]; // the names are complete
export const STOCKS = Object.keys(stock) as Stock[];
export const DISTRICTS = Object.keys(district) as District[];

const present = <K extends keyof typeof amount>(kinds: readonly K[], counts: Readonly<Record<K, number>>) =>
  kinds.flatMap((kind) => (counts[kind] > 0 ? [amount[kind](counts[kind])] : []));

/** "1 Otter und 2 Luchse" */
export const fursByKind = (counts: Readonly<Record<Fur, number>>): string => enumerate(present(FURS, counts));
export const fursOf = (furs: readonly Fur[]): string => fursByKind(tally(furs, FURS));

/** "3 Münzen, 1 Getreide und 1 Luchs" */
export const paymentOf = (payment: Payment): string =>
  enumerate([...present(STOCKS, payment), ...present(FURS, payment.furs)]);

/** "1 Geschäft im Hafen und 2 Geschäfte bei den Schreinern" */
export const businessesOf = (counts: Readonly<Record<District, number>>): string =>
  enumerate(
    DISTRICTS.flatMap((kind) =>
      counts[kind] > 0 ? [`${amount.businesses(counts[kind])} ${atDistrict[kind]}`] : [],
    ),
  );

export const columnName = (column: number): string => `Spalte ${column + 1}`;
export const tilesOf = (tiles: readonly Step[]): string => tiles.map((tile) => step[tile]).join(' + ');

export const names: Names = {
  district,
  trader,
  fur,
  stock,
  step,
  phase,
  source: vpSource,
  rail,
  lead,
  amount,
  resources: 'Mittel',
  furs: 'Felle',
  buildings: 'Gebäude',
  businesses: 'Geschäfte',
  vp: 'SP',
  victoryPoints: 'Siegpunkte',
  tiles: 'Aktionsplättchen',
  token: 'Reihenfolge',
  city: 'Stadt',
  river: 'Noort Rivier',
  bay: 'Oost Rivier',
  north: 'N',
  traders: 'Händler der Lenape',
  moneyBox: 'Geldkassette',
  landsOnOffer: 'Land im Angebot',
  shipsOnOffer: 'Schiffe im Angebot',
  landRow: 'Landreihe',
  wharf: 'Werft',
  tradingPost: 'Handelsposten',
  scoreTrack: 'Punkte für Land nach seinem Platz',
  furPile: (pile, discard) => `Fellstapel: ${pile}, abgelegt: ${discard}`,
  deck: (left) => `noch ${left} im Stapel`,
  signedVp: (points) => signedCount(points, amount.vp),
  fursOf,
  payment: paymentOf,
  businessesOf,
  column: columnName,
  camp: (camp) => `Dorf ${camp}`,
  zone: (zone) => `Uferzone ${zone}`,
  turnToken: (token) => `Reihenfolgemarker ${token}`,
  decade: (year) => `${year}er`,
  land: ({ id, sites, timber, corn }) =>
    `Land ${id}: ${amount.sites(sites)}, ${amount.timber(timber)}, ${amount.corn(corn)}`,
  ship: ({ id, furs, coins, goods }) =>
    `Schiff ${id}: ${amount.furs(furs)}, ${amount.coins(coins)}, ${amount.goods(goods)} je Runde`,
};
