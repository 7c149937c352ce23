import type { Refusal, Scarce } from '@/games/nieuw-amsterdam/refusals';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { District } from '@/games/nieuw-amsterdam/types';
import type { ByCode } from '../../words';
import { counted } from '../grammar';
import { amount, aTile, columnName, theDistrict, thePhase, theTrader } from './names';

const businessesAt =
  (district: District) =>
  (count: number): string =>
    `${amount.businesses(count)} at ${theDistrict[district]}`;

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
  buildings: counted('building in hand', 'buildings in hand'),
  resources: amount.resources,
  payment: (count) => `${count} in coins and trade goods`,
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

export const refusals: ByCode<Refusal> = {
  malformed: ({ field, expected }) =>
    `${field === '' ? 'This' : `"${field}"`} is not understood: expected ${expected}.`,
  misfit: ({ field, expected }) => `"${field}" does not fit the rest: expected ${expected}.`,
  wrongPhase: ({ phase }) => `This is not possible now: it is ${thePhase[phase]}.`,
  notYourTurn: () => 'Another player is to act.',
  gameOver: () => 'The game is over.',
  short: ({ rule, of, need, have }) =>
    `${purposes[rule] ?? 'This needs'} ${scarce[of](need)}${details[rule] ?? ''}: you have ${have}.`,
  tooMany: ({ most, asked }) => `At most ${most} at once, not ${asked}.`,
  noneAsked: () => 'Choose at least one.',
  wrongTotal: ({ need, given }) => `It must be exactly ${need}, not ${given}.`,
  noSuchColumn: ({ column }) => `There is no ${columnName(column)}.`,
  columnTaken: ({ column }) => `Somebody has ${columnName(column)} already.`,
  wrongColumnSize: ({ tiles }) => `With two players this must be a column of ${amount.tiles(tiles)}.`,
  bidTooLow: ({ least, bid }) => `The bid must be at least ${least}, not ${bid}.`,
  bidTooHigh: ({ most, bid }) => `A bid of ${bid} is more than the ${amount.resources(most)} you own.`,
  chooserMustBid: () => 'Who chooses the column bids first: 0 is allowed, passing is not.',
  noTile: ({ step }) => `This takes ${aTile[step]}, and you have none left.`,
  specialTaken: () => 'The special action of this step is taken already.',
  cardNotOnOffer: ({ card }) => `The card ${card} is not on offer.`,
  noCardOnOffer: () => 'No card is left on offer this round.',
  nothingToClear: () => 'None of your uncleared lands has all its houses.',
  traderEmpty: ({ trader }) => `No fur is left at ${theTrader[trader]}.`,
  soldWhole: ({ trader }) => `At ${theTrader[trader]} all furs go together: there is no choice to make.`,
  fursNotThere: ({ trader, fur, need, have }) =>
    `At ${theTrader[trader]} there are ${amount[fur](have)}, not ${need}.`,
  buyAndSell: () => 'Either buy or sell, never both in one action.',
  wharfFull: ({ most }) => `All ${most} warehouse sites are built on.`,
  noFreeSite: () => 'None of your lands has a free house site.',
  noFurLeft: () => 'No fur is left to draw.',
  noFreeZone: ({ farthest }) =>
    `No free space for a trading post up to zone ${farthest}, opposite the farthest inhabited camp.`,
};
