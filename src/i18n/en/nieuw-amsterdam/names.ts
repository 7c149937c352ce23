import { count as tally } from '@/core/amounts';
import type { VpSource } from '@/games/nieuw-amsterdam/events';
import type { Lead } from '@/games/nieuw-amsterdam/leads';
import type { Payment } from '@/games/nieuw-amsterdam/moves';
import type { District, Fur, Phase, Step, Stock, Trader } from '@/games/nieuw-amsterdam/types';
import type { LandFacts, RailStep, ShipFacts } from '../../nieuw-amsterdam';
import { signedCount } from '../../numbers';
import { counted, enumerate } from '../grammar';

const district: Readonly<Record<District, string>> = {
  lumberYard: 'Lumber yard',
  granary: 'Granary',
  docks: 'Docks',
  carpenters: 'Carpenters',
  blackMarket: 'Black market',
  tradingCompany: 'Trading company',
};

/** Inside a sentence. */
export const theDistrict: Readonly<Record<District, string>> = {
  lumberYard: 'the lumber yard',
  granary: 'the granary',
  docks: 'the docks',
  carpenters: "the carpenters' quarter",
  blackMarket: 'the black market',
  tradingCompany: 'the trading company',
};

const trader: Readonly<Record<Trader, string>> = {
  top: 'Top trader',
  middle: 'Middle trader',
  bottom: 'Bottom trader',
};

export const theTrader: Readonly<Record<Trader, string>> = {
  top: 'the top trader',
  middle: 'the middle trader',
  bottom: 'the bottom trader',
};

const fur: Readonly<Record<Fur, string>> = {
  beaver: 'Beaver',
  mink: 'Mink',
  otter: 'Otter',
  muskrat: 'Muskrat',
  lynx: 'Lynx',
};

const stock: Readonly<Record<Stock, string>> = {
  coins: 'Coins',
  goods: 'Trade goods',
  timber: 'Timber',
  corn: 'Corn',
};

const step: Readonly<Record<Step, string>> = { city: 'City', land: 'Land', trade: 'Trade' };
export const aTile: Readonly<Record<Step, string>> = {
  city: 'a city tile',
  land: 'a land tile',
  trade: 'a trade tile',
};

const phase: Readonly<Record<Phase, string>> = {
  placement: 'First businesses',
  choose: 'Choosing a column',
  bid: 'Bidding',
  pay: 'Payment',
  takeColumn: 'Last column',
  city: 'City step',
  land: 'Land step',
  trade: 'Trade step',
  upkeep: 'Upkeep',
  over: 'End',
};

/** Inside a sentence: "now it is ...". */
export const thePhase: Readonly<Record<Phase, string>> = {
  placement: 'the first businesses',
  choose: 'choosing a column',
  bid: 'bidding',
  pay: 'payment',
  takeColumn: 'the last column',
  city: 'the city step',
  land: 'the land step',
  trade: 'the trade step',
  upkeep: 'upkeep',
  over: 'the end',
};

const source: Readonly<Record<VpSource, string>> = {
  elections: 'Elections',
  land: 'Cleared land',
  ships: 'Shipments',
  closing: 'Closed businesses',
  lastElections: 'Last elections',
  lastLand: 'Full land, uncleared',
  furs: 'Furs left',
  resources: 'Resources left',
};

/** Inside a sentence: "VP for ...". */
export const theSource: Readonly<Record<VpSource, string>> = {
  elections: 'elections',
  land: 'cleared land',
  ships: 'a shipment',
  closing: 'closed businesses',
  lastElections: 'the last elections',
  lastLand: 'full land not yet cleared',
  furs: 'furs left',
  resources: 'resources left',
};

const rail: Readonly<Record<RailStep, string>> = {
  cards: 'Lands and ships',
  furs: 'Furs',
  tiles: 'Tiles',
  auction: 'Auction',
  city: 'City',
  land: 'Land',
  trade: 'Trade',
  harvest: 'Harvest',
  feeding: 'Feeding',
  goods: 'Goods',
  income: 'Income',
};

const lead: Readonly<Record<NonNullable<Lead>, string>> = { majority: 'Majority', tied: 'Tied lead' };

const furAmount =
  (kind: string) =>
  (amount: number): string =>
    `${amount} ${kind}`;

/** Each counted thing with its number: "1 coin", "2 coins". */
export const amount = {
  coins: counted('coin', 'coins'),
  goods: counted('trade good', 'trade goods'),
  timber: (count: number) => `${count} timber`,
  corn: (count: number) => `${count} corn`,
  furs: counted('fur', 'furs'),
  beaver: furAmount('beaver'),
  mink: furAmount('mink'),
  otter: furAmount('otter'),
  muskrat: furAmount('muskrat'),
  lynx: furAmount('lynx'),
  resources: counted('resource', 'resources'),
  vp: (count: number) => `${count} VP`,
  buildings: counted('building', 'buildings'),
  businesses: counted('business', 'businesses'),
  houses: counted('house', 'houses'),
  sites: counted('site', 'sites'),
  warehouses: counted('warehouse', 'warehouses'),
  longhouses: counted('longhouse', 'longhouses'),
  spaces: counted('space', 'spaces'),
  lands: counted('land', 'lands'),
  ships: counted('ship', 'ships'),
  tiles: counted('tile', 'tiles'),
  city: counted('city tile', 'city tiles'),
  land: counted('land tile', 'land tiles'),
  trade: counted('trade tile', 'trade tiles'),
};

export const FURS = Object.keys(fur) as Fur[]; // the names are complete
export const STOCKS = Object.keys(stock) as Stock[];
export const DISTRICTS = Object.keys(district) as District[];

const present = <K extends keyof typeof amount>(kinds: readonly K[], counts: Readonly<Record<K, number>>) =>
  kinds.flatMap((kind) => (counts[kind] > 0 ? [amount[kind](counts[kind])] : []));

/** "1 otter and 2 lynx" */
export const fursByKind = (counts: Readonly<Record<Fur, number>>): string => enumerate(present(FURS, counts));
export const fursOf = (furs: readonly Fur[]): string => fursByKind(tally(furs, FURS));

/** "3 coins, 1 corn and 1 lynx" */
export const paymentOf = (payment: Payment): string =>
  enumerate([...present(STOCKS, payment), ...present(FURS, payment.furs)]);

/** "1 business at the granary and 2 businesses at the docks" */
export const businessesOf = (counts: Readonly<Record<District, number>>): string =>
  enumerate(
    DISTRICTS.flatMap((kind) =>
      counts[kind] > 0 ? [`${amount.businesses(counts[kind])} at ${theDistrict[kind]}`] : [],
    ),
  );

export const columnName = (column: number): string => `column ${column + 1}`;
export const tilesOf = (tiles: readonly Step[]): string =>
  tiles.map((tile) => step[tile].toLowerCase()).join(' + ');

export const names = {
  district,
  trader,
  fur,
  stock,
  step,
  phase,
  source,
  rail,
  lead,
  amount,
  resources: 'Resources',
  furs: 'Furs',
  buildings: 'Buildings',
  businesses: 'Businesses',
  vp: 'VP',
  victoryPoints: 'Victory points',
  tiles: 'Action tiles',
  token: 'Turn order',
  city: 'Town',
  river: 'Noort Rivier',
  bay: 'Oost Rivier',
  north: 'N',
  traders: 'Lenape traders',
  moneyBox: 'Money box',
  landsOnOffer: 'Lands on offer',
  shipsOnOffer: 'Ships on offer',
  landRow: 'Land row',
  wharf: 'Wharf',
  tradingPost: 'Trading post',
  scoreTrack: 'Points of a land by its place',
  furPile: (pile: number, discard: number) => `Fur pile: ${pile}, discarded: ${discard}`,
  deck: (left: number) => `${left} left in the deck`,
  signedVp: (points: number) => signedCount(points, amount.vp),
  fursOf,
  payment: paymentOf,
  businessesOf,
  /** From 0, as in the state. */
  column: (column: number) => `Column ${column + 1}`,
  camp: (camp: number) => `Camp ${camp}`,
  zone: (zone: number) => `Zone ${zone}`,
  turnToken: (token: number) => `Turn-order token ${token}`,
  decade: (year: number) => `${year}s`,
  land: ({ id, sites, timber, corn }: LandFacts) =>
    `Land ${id}: ${amount.sites(sites)}, ${amount.timber(timber)}, ${amount.corn(corn)}`,
  ship: ({ id, furs, coins, goods }: ShipFacts) =>
    `Ship ${id}: ${amount.furs(furs)}, ${amount.coins(coins)}, ${amount.goods(goods)} a round`,
};
