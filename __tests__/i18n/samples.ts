import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Forecast } from '@/games/nieuw-amsterdam/income';
import type { Move, MoveOf, MoveType, Payment } from '@/games/nieuw-amsterdam/moves';
import type { Change } from '@/games/nieuw-amsterdam/preview';
import type { Reason, Refusal } from '@/games/nieuw-amsterdam/refusals';
import { DISTRICTS, PHASES, STEPS, STOCKS, type Stock, TRADERS } from '@/games/nieuw-amsterdam/types';
import { VP_SOURCES } from '@/games/nieuw-amsterdam/events';

/** Facts for every kind of sentence: a kind without a sample does not compile. */

export const NAMES = ['Anna', 'Björn', 'Chloë'];
export const nameOf = (seat: number): string => NAMES[seat] ?? '?';

const FURS = { beaver: 1, mink: 0, otter: 0, muskrat: 2, lynx: 1 };
const NO_FURS = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
const BUSINESSES = {
  lumberYard: 0,
  granary: 1,
  docks: 2,
  carpenters: 0,
  blackMarket: 0,
  tradingCompany: 0,
};
export const PAYMENT: Payment = { coins: 3, goods: 0, timber: 1, corn: 3, furs: { ...NO_FURS, lynx: 1 } };

type Samples<U extends { readonly type: string }> = {
  readonly [T in U['type']]: readonly Omit<Extract<U, { type: T }>, 'type' | 'rule'>[];
};

type Told = Exclude<Event, { readonly type: Stock }>;

const toldEvents: Samples<Told> = {
  vp: VP_SOURCES.flatMap((source) => [
    { player: 0, amount: 3, source },
    { player: 1, amount: -2, source },
  ]),
  goodsLost: [{ player: 0, amount: 1 }],
  fursLaid: TRADERS.map((trader) => ({ trader, furs: ['lynx', 'otter', 'lynx'] as const })),
  fursTaken: TRADERS.map((trader) => ({ player: 1, trader, furs: ['mink'] as const })),
  fursDrawn: [{ player: 2, furs: ['beaver', 'muskrat'] }],
  fursDiscarded: [{ player: 2, furs: ['beaver'] }],
  fursReshuffled: [{ count: 1 }, { count: 12 }],
  businessesBuilt: DISTRICTS.map((district, index) => ({ player: 0, district, count: index + 1 })),
  businessesClosed: DISTRICTS.map((district) => ({ player: 0, district, count: 1 })),
  housesBuilt: [{ player: 0, land: 'L20-03', count: 2 }],
  warehouseBuilt: [{ player: 0, site: 2 }],
  cardsRemoved: [{ lands: ['L20-03'], ships: ['S20-01'] }],
  cardsRevealed: [{ lands: ['L20-03', 'L20-04'], ships: ['S20-01', 'S20-02'] }],
  landAcquired: [{ player: 0, land: 'L20-03' }],
  landCleared: [{ player: 0, land: 'L20-03' }],
  shipLoaded: [{ player: 0, ship: 'S20-05' }],
  longhouseMoved: [
    { from: 1, to: 2 },
    { from: 1, to: null },
  ],
  postMoved: [{ player: 0, from: 1, to: 3 }],
  tilesLaid: [{ columns: [['city', 'land', 'trade'], ['trade']] }],
  columnChosen: [{ player: 0, column: 0 }],
  bidMade: [{ player: 0, amount: 0 }],
  bidPassed: [{ player: 0 }],
  auctionWon: [{ player: 0, column: 4, amount: 7 }],
  columnTaken: [{ player: 0, column: 4, tiles: ['city', 'city'] }],
  tokenTaken: [{ player: 0, token: 3 }],
  tilesLeftOut: [{ columns: [1, 2, 3] }],
  roundStarted: [{ round: 2 }],
  phaseStarted: PHASES.map((phase) => ({ phase })),
  turnStarted: [{ player: 0 }],
  tileSpent: STEPS.map((step) => ({ player: 0, step })),
  tilePassed: STEPS.map((step) => ({ player: 0, step })),
  specialTaken: DISTRICTS.map((district) => ({ player: 0, district })),
  specialPassed: [{ player: 0 }],
  turnEnded: [{ player: 0 }],
  electionsHeld: [{ player: 0 }],
  gameEnded: [{ winners: [0] }, { winners: [0, 2] }],
};

const GAIN_RULES = [
  ...(['NA-A4', 'NA-A6', 'NA-X2', 'NA-X3', 'NA-L3', 'NA-T3'] as const),
  ...(['NA-D1', 'NA-D2', 'NA-I1', 'NA-I3', 'NA-I4'] as const),
];
const PAY_RULES = [
  ...(['NA-A4', 'NA-C1', 'NA-T1', 'NA-T2', 'NA-D0', 'NA-D1', 'NA-D2'] as const),
  ...(['NA-D3', 'NA-D4', 'NA-D5', 'NA-D6', 'NA-I2'] as const),
];

const stockEvents: readonly Event[] = STOCKS.flatMap((type) => [
  ...GAIN_RULES.map((rule) => ({ type, player: 1, amount: 1, rule })),
  ...PAY_RULES.map((rule) => ({ type, player: 0, amount: -4, rule })),
]);

export const EVENTS: readonly Event[] = [
  ...stockEvents,
  ...Object.entries(toldEvents).flatMap(([type, samples]) =>
    samples.map((facts) => ({ type, rule: 'NA-P1', ...facts }) as Event),
  ),
  { type: 'fursDiscarded', player: 2, furs: ['beaver'], rule: 'NA-T3' },
];

type Scarce = Extract<Reason, { code: 'short' }>['of'];
const scarceThings: Readonly<Record<Scarce, true>> = {
  coins: true,
  goods: true,
  timber: true,
  corn: true,
  beaver: true,
  mink: true,
  otter: true,
  muskrat: true,
  lynx: true,
  lumberYard: true,
  granary: true,
  docks: true,
  carpenters: true,
  blackMarket: true,
  tradingCompany: true,
  furs: true,
  buildings: true,
  resources: true,
  payment: true,
};

type ReasonSamples = {
  readonly [C in Reason['code']]: readonly Omit<Extract<Reason, { code: C }>, 'code'>[];
};

const reasons: ReasonSamples = {
  malformed: [
    { field: '', expected: 'an object' },
    { field: 'furs', expected: 'a whole number' },
  ],
  misfit: [{ field: 'players.0.goods', expected: 'at most 4' }],
  wrongPhase: PHASES.map((phase) => ({ move: 'bid', phase })),
  notYourTurn: [{ current: 1 }],
  gameOver: [{}],
  short: (Object.keys(scarceThings) as Scarce[]).map((of, have) => ({ of, need: have + 1, have })), // complete
  tooMany: [{ most: 3, asked: 4 }],
  noneAsked: [{}],
  wrongTotal: [{ need: 4, given: 3 }],
  noSuchColumn: [{ column: 9 }],
  columnTaken: [{ column: 0 }],
  wrongColumnSize: [{ column: 0, tiles: 3 }],
  bidTooLow: [{ least: 4, bid: 3 }],
  bidTooHigh: [{ most: 1, bid: 20 }],
  chooserMustBid: [{}],
  noTile: STEPS.map((step) => ({ step })),
  specialTaken: [{}],
  cardNotOnOffer: [{ card: 'L20-03' }],
  noCardOnOffer: [{}],
  nothingToClear: [{}],
  traderEmpty: TRADERS.map((trader) => ({ trader })),
  soldWhole: TRADERS.map((trader) => ({ trader })),
  fursNotThere: TRADERS.map((trader) => ({ trader, fur: 'lynx', need: 2, have: 1 })),
  buyAndSell: [{}],
  wharfFull: [{ most: 4 }],
  noFreeSite: [{}],
  noFurLeft: [{}],
  noFreeZone: [{ farthest: 2 }],
};

const SHORT_RULES = [
  ...(['NA-A3', 'NA-A4', 'NA-C1', 'NA-T1', 'NA-T2', 'NA-T3', 'NA-D0', 'NA-D1'] as const),
  ...(['NA-D2', 'NA-D3', 'NA-D4', 'NA-D5', 'NA-D6', 'NA-D7', 'NA-I2'] as const),
];

export const REFUSALS: readonly Refusal[] = [
  ...Object.entries(reasons).flatMap(([code, samples]) =>
    samples.map((facts) => ({ rule: 'PROTOCOL', code, ...facts }) as Refusal),
  ),
  ...SHORT_RULES.map((rule): Refusal => ({ rule, code: 'short', of: 'coins', need: 2, have: 1 })),
];

type MoveSamples = { readonly [T in MoveType]: readonly Omit<MoveOf<T>, 'type'>[] };

const moveSamples: MoveSamples = {
  placeBusiness: DISTRICTS.map((district) => ({ district })),
  chooseColumn: [{ column: 1 }],
  bid: [{ amount: 7 }],
  passBid: [{}],
  pay: [{ with: PAYMENT }],
  takeColumn: [{ column: 2 }],
  buildBusinesses: [{ districts: BUSINESSES }],
  holdElections: [{}],
  acquireLand: [{ land: 'L20-03' }],
  clearLand: [{}],
  tradeFurs: [{ trader: 'middle' }, { trader: 'top', furs: FURS }],
  shipFurs: [{ ship: 'S20-05', furs: FURS }],
  lumberYard: [{ buy: 3 }, { sell: 1 }],
  granary: [{ buy: 1 }, { sell: 2 }],
  buildWarehouse: [{}],
  buildHouses: [{ count: 1 }, { count: 2 }],
  blackMarket: [{ furs: 2, pay: { coins: 3, goods: 3 } }],
  moveTradingPost: [{}],
  passTile: [{}],
  endTurn: [{}],
  closeBusinesses: [{ districts: BUSINESSES }],
};

export const MOVES: readonly Move[] = Object.entries(moveSamples).flatMap(([type, samples]) =>
  samples.map((facts) => ({ type, ...facts }) as Move),
);

export const CHANGE: Change = {
  player: 0,
  stock: { coins: 3, goods: 0, timber: -2, corn: -1 },
  furs: { ...NO_FURS, otter: 1, lynx: -2 },
  unknownFurs: 2,
  vp: { land: 6, closing: -2 },
  buildings: -3,
};
export const NO_CHANGE: Change = {
  player: 1,
  stock: { coins: 0, goods: 0, timber: 0, corn: 0 },
  furs: NO_FURS,
  unknownFurs: 0,
  vp: {},
  buildings: 0,
};

export const POOR: Forecast = { harvest: 1, upkeep: 4, closing: 3, goods: 2, goodsLost: 1, coins: 5 };
export const RICH: Forecast = { harvest: 4, upkeep: 5, closing: 0, goods: 3, goodsLost: 0, coins: 1 };

export { BUSINESSES };
