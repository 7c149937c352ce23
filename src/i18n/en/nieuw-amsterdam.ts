import { count as tally } from '@/core/amounts';
import type { Event, VpSource } from '@/games/nieuw-amsterdam/events';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Refusal, Scarce } from '@/games/nieuw-amsterdam/refusals';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { District, Fur, Phase, Stock, Trader } from '@/games/nieuw-amsterdam/types';
import type { ByCode, ByType, GameWords, NameOf } from '../words';
import { enumerate, plural } from './plural';

const districts: Readonly<Record<District, string>> = {
  lumberYard: 'the lumber yard',
  granary: 'the granary',
  docks: 'the docks',
  carpenters: "the carpenters' quarter",
  blackMarket: 'the black market',
  tradingCompany: 'the trading company',
};

const traders: Readonly<Record<Trader, string>> = {
  top: 'the top trader',
  middle: 'the middle trader',
  bottom: 'the bottom trader',
};

const phases: Readonly<Record<Phase, string>> = {
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

const sources: Readonly<Record<VpSource, string>> = {
  elections: 'elections',
  land: 'cleared land',
  ships: 'a shipment',
  closing: 'closed businesses',
  lastElections: 'the last elections',
  lastLand: 'full land not yet cleared',
  furs: 'furs left',
  resources: 'resources left',
};

const furName: Readonly<Record<Fur, string>> = {
  beaver: 'beaver',
  mink: 'mink',
  otter: 'otter',
  muskrat: 'muskrat',
  lynx: 'lynx',
};

const stocks: Readonly<Record<Stock, (amount: number) => string>> = {
  coins: (amount) => plural(amount, 'coin', 'coins'),
  goods: (amount) => plural(amount, 'trade good', 'trade goods'),
  timber: (amount) => `${amount} timber`,
  corn: (amount) => `${amount} corn`,
};

const furAmount = (fur: Fur) => (amount: number) => `${amount} ${furName[fur]}`;
const businessesAt = (district: District) => (amount: number) =>
  `${plural(amount, 'business', 'businesses')} at ${districts[district]}`;

const scarce: Readonly<Record<Scarce, (amount: number) => string>> = {
  ...stocks,
  furs: (amount) => plural(amount, 'fur', 'furs'),
  buildings: (amount) => plural(amount, 'building in hand', 'buildings in hand'),
  resources: (amount) => plural(amount, 'resource', 'resources'),
  payment: (amount) => `${amount} in coins and trade goods`,
  beaver: furAmount('beaver'),
  mink: furAmount('mink'),
  otter: furAmount('otter'),
  muskrat: furAmount('muskrat'),
  lynx: furAmount('lynx'),
  lumberYard: businessesAt('lumberYard'),
  granary: businessesAt('granary'),
  docks: businessesAt('docks'),
  carpenters: businessesAt('carpenters'),
  blackMarket: businessesAt('blackMarket'),
  tradingCompany: businessesAt('tradingCompany'),
};

/** What the scarce thing is needed for, by the rule that asks for it. */
const purposes: Partial<Readonly<Record<RuleId | 'PROTOCOL', string>>> = {
  'NA-A3': 'A higher bid needs',
  'NA-A4': 'This payment needs',
  'NA-C1': 'Building businesses needs',
  'NA-T1': 'Trading needs',
  'NA-T2': 'Trading needs',
  'NA-T3': 'Shipping needs',
  'NA-D0': 'The fee of this district is',
  'NA-D1': 'Dealing in timber needs',
  'NA-D2': 'Dealing in corn needs',
  'NA-D3': 'A warehouse needs',
  'NA-D4': 'Building houses needs',
  'NA-D5': 'The black market needs',
  'NA-D6': 'Moving the trading post needs',
  'NA-D7': 'Building needs',
  'NA-I2': 'Closing these needs',
};

/** A word more about the need, where the rule has two. */
const details: Partial<Readonly<Record<RuleId | 'PROTOCOL', string>>> = {
  'NA-T2': ' for the journey',
};

const columnName = (column: number): string => `column ${column + 1}`;

const refusals: ByCode<Refusal> = {
  malformed: ({ field, expected }) =>
    `${field === '' ? 'This' : `"${field}"`} is not understood: expected ${expected}.`,
  misfit: ({ field, expected }) => `"${field}" does not fit the rest: expected ${expected}.`,
  wrongPhase: ({ phase }) => `This is not possible now: it is ${phases[phase]}.`,
  notYourTurn: () => 'Another player is to act.',
  gameOver: () => 'The game is over.',
  short: ({ rule, of, need, have }) =>
    `${purposes[rule] ?? 'This needs'} ${scarce[of](need)}${details[rule] ?? ''}: you have ${have}.`,
  tooMany: ({ most, asked }) => `At most ${most} at once, not ${asked}.`,
  noneAsked: () => 'Choose at least one.',
  wrongTotal: ({ need, given }) => `It must be exactly ${need}, not ${given}.`,
  noSuchColumn: ({ column }) => `There is no ${columnName(column)}.`,
  columnTaken: ({ column }) => `Somebody has ${columnName(column)} already.`,
  wrongColumnSize: ({ tiles }) => `With two players this must be a column of ${tiles} tiles.`,
  bidTooLow: ({ least, bid }) => `The bid must be at least ${least}, not ${bid}.`,
  bidTooHigh: ({ most, bid }) =>
    `A bid of ${bid} is more than the ${plural(most, 'resource', 'resources')} you own.`,
  chooserMustBid: () => 'Who chooses the column bids first: 0 is allowed, passing is not.',
  noTile: ({ step }) => `You have no ${step} tile left.`,
  specialTaken: () => 'The special action of this step is taken already.',
  cardNotOnOffer: ({ card }) => `The card ${card} is not on offer.`,
  noCardOnOffer: () => 'No card is left on offer this round.',
  nothingToClear: () => 'None of your uncleared lands has all its houses.',
  traderEmpty: ({ trader }) => `No fur is left at ${traders[trader]}.`,
  soldWhole: ({ trader }) => `At ${traders[trader]} all furs go together: there is no choice to make.`,
  fursNotThere: ({ trader, fur, need, have }) =>
    `There are ${have} ${furName[fur]} at ${traders[trader]}, not ${need}.`,
  buyAndSell: () => 'Either buy or sell, never both in one action.',
  wharfFull: ({ most }) => `All ${most} warehouse sites are built on.`,
  noFreeSite: () => 'None of your lands has a free house site.',
  noFurLeft: () => 'No fur is left to draw.',
  noFreeZone: ({ farthest }) =>
    `No free space for a trading post up to zone ${farthest}, opposite the farthest inhabited camp.`,
};

const FURS = Object.keys(furName) as Fur[]; // the names are complete

function fursOf(furs: readonly Fur[]): string {
  const counts = tally(furs, FURS);
  return enumerate(FURS.flatMap((fur) => (counts[fur] > 0 ? [furAmount(fur)(counts[fur])] : [])));
}

const stock = ({ type, player, amount }: Extract<Event, { type: Stock }>, nameOf: NameOf): string =>
  `${nameOf(player)} ${amount > 0 ? 'gains' : 'pays'} ${stocks[type](Math.abs(amount))}`;

const events: ByType<Event> = {
  coins: stock,
  goods: stock,
  timber: stock,
  corn: stock,
  vp: ({ player, amount, source }, nameOf) =>
    `${nameOf(player)} ${amount > 0 ? 'scores' : 'loses'} ${Math.abs(amount)} VP for ${sources[source]}`,
  goodsLost: ({ player, amount }, nameOf) =>
    `${nameOf(player)} has no dock for ${stocks.goods(amount)}, lost`,
  fursLaid: ({ trader, furs }) => `New furs at ${traders[trader]}: ${fursOf(furs)}`,
  fursTaken: ({ player, trader, furs }, nameOf) =>
    `${nameOf(player)} takes ${fursOf(furs)} from ${traders[trader]}`,
  fursDrawn: ({ player, furs }, nameOf) => `${nameOf(player)} draws ${fursOf(furs)}`,
  fursDiscarded: ({ player, furs }, nameOf) => `${nameOf(player)} gives up ${fursOf(furs)}`,
  fursReshuffled: ({ count }) =>
    `${plural(count, 'discarded fur is', 'discarded furs are')} shuffled into a new pile`,
  businessesBuilt: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} opens ${plural(count, 'business', 'businesses')} at ${districts[district]}`,
  businessesClosed: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} closes ${plural(count, 'business', 'businesses')} at ${districts[district]}`,
  housesBuilt: ({ player, land, count }, nameOf) =>
    `${nameOf(player)} builds ${plural(count, 'house', 'houses')} on ${land}`,
  warehouseBuilt: ({ player, site }, nameOf) => `${nameOf(player)} builds warehouse ${site}`,
  cardsRemoved: ({ lands, ships }) => `Out of the game: ${[...lands, ...ships].join(', ')}`,
  cardsRevealed: ({ lands, ships }) => `On offer: lands ${lands.join(', ')}; ships ${ships.join(', ')}`,
  landAcquired: ({ player, land }, nameOf) => `${nameOf(player)} acquires land ${land}`,
  landCleared: ({ player, land }, nameOf) => `${nameOf(player)} clears land ${land}`,
  shipLoaded: ({ player, ship }, nameOf) => `${nameOf(player)} loads ship ${ship}`,
  longhouseMoved: ({ from, to }) =>
    to === null
      ? `A longhouse leaves camp ${from} and the river`
      : `A longhouse moves from camp ${from} to camp ${to}`,
  postMoved: ({ player, from, to }, nameOf) =>
    `${nameOf(player)} moves the trading post from zone ${from} to zone ${to}`,
  tilesLaid: ({ columns }) => `The money box: ${columns.map((tiles) => tiles.join(' + ')).join(' | ')}`,
  columnChosen: ({ player, column }, nameOf) => `${nameOf(player)} puts ${columnName(column)} up for auction`,
  bidMade: ({ player, amount }, nameOf) => `${nameOf(player)} bids ${amount}`,
  bidPassed: ({ player }, nameOf) => `${nameOf(player)} passes`,
  auctionWon: ({ player, column, amount }, nameOf) =>
    `${nameOf(player)} wins ${columnName(column)} for ${amount}`,
  columnTaken: ({ player, column, tiles }, nameOf) =>
    `${nameOf(player)} takes ${columnName(column)}: ${tiles.join(' + ')}`,
  tokenTaken: ({ player, token }, nameOf) => `${nameOf(player)} now holds turn-order token ${token}`,
  tilesLeftOut: ({ columns }) => `Nobody took ${enumerate(columns.map(columnName))}`,
  roundStarted: ({ round }) => `Round ${round}`,
  phaseStarted: ({ phase }) => `Now: ${phases[phase]}`,
  turnStarted: ({ player }, nameOf) => `${nameOf(player)} is to act`,
  tileSpent: ({ player, step }, nameOf) => `${nameOf(player)} spends a ${step} tile`,
  tilePassed: ({ player, step }, nameOf) => `${nameOf(player)} passes a ${step} tile`,
  specialTaken: ({ player, district }, nameOf) =>
    `${nameOf(player)} takes the special action of ${districts[district]}`,
  specialPassed: ({ player }, nameOf) => `${nameOf(player)} passes the special action`,
  turnEnded: ({ player }, nameOf) => `${nameOf(player)} ends the turn`,
  electionsHeld: ({ player }, nameOf) => `${nameOf(player)} holds elections`,
  gameEnded: ({ winners }, nameOf) =>
    `The game is over: ${enumerate(winners.map(nameOf))} ${winners.length > 1 ? 'win' : 'wins'}`,
};

export const nieuwAmsterdam: GameWords<Kind> = {
  title: 'Nieuw Amsterdam',
  refusal: (refusal) => (refusals[refusal.code] as (facts: Refusal) => string)(refusal), // the table is keyed by code
  event: (event, nameOf) => (events[event.type] as (facts: Event, nameOf: NameOf) => string)(event, nameOf), // by type
};
