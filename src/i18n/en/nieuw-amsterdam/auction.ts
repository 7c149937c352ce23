import type { Payment } from '@/games/nieuw-amsterdam/moves';
import type { Step } from '@/games/nieuw-amsterdam/types';
import { either, enumerate } from '../grammar';
import { amount, columnName, paymentOf, tilesOf } from './names';

/** The auction console. The whole table reads it: names, never "you". */
export const auction = {
  title: 'Auction',
  forSale: (column: number) => `For sale: ${columnName(column)}`,
  tiles: (tiles: readonly Step[]) => `Tiles: ${tilesOf(tiles)}`,
  bonus: (coins: number): string => (coins > 0 ? `Bonus: ${amount.coins(coins)}` : 'No bonus coins'),
  choose: (name: string) => `${name} puts a column up for auction and bids first.`,
  chooseSize: (tiles: number) => `With two players it must be a column of ${amount.tiles(tiles)}.`,
  chosenBy: (name: string) => `Put up by ${name}`,
  lastColumn: (name: string) => `${name} takes one of the columns left, free of charge.`,
  tokenAtStake: (token: number) => `Turn-order token ${token} goes to the winner.`,
  /** What the winner gives in exchange; nobody has to if the chooser wins. */
  tokenSwap: (winner: string, chooser: string, own: number) =>
    `If ${winner} wins, ${chooser} gets token ${own} instead.`,
  tokenKept: (chooser: string, token: number) => `If ${chooser} wins, token ${token} stays put.`,
  noBid: 'No bid yet',
  highBid: (name: string, bid: number) => `High bid: ${bid} by ${name}`,
  minimum: (bid: number) => `Minimum ${bid}`,
  ceiling: (name: string, most: number) => `${name} owns ${amount.resources(most)}`,
  ceilingKeeping: (name: string, most: number, kept: number) =>
    `${name} can bid ${most} and keep ${kept} back`,
  rivals: 'What the others could bid',
  rivalCeiling: (name: string, most: number) => `${name}: at most ${most}`,
  lockOut: (bid: number) => `From ${bid} on nobody can answer.`,
  noLockOut: 'Somebody can outbid any bid.',
  nobodyAfter: 'Nobody bids after this.',
  stillToBid: (names: readonly string[]) => `Still to bid: ${enumerate(names)}`,
  passed: (name: string) => `${name} has passed`,
  hasColumn: (name: string, column: number) => `${name} has ${columnName(column)}`,
  passedAutomatically: (name: string, owns: number) => `${name} passed automatically: owns only ${owns}`,
  tookAutomatically: (name: string, column: number) =>
    `${name} took ${columnName(column)} automatically: the only one left`,
  bidLabel: 'Bid',
  raise: (by: number) => `+${by}`,
  toMinimum: 'Minimum',
  /** How the name above begins, where there is no room for all of it. */
  toMinimumShort: 'Min',
  toCeiling: 'All',
  bid: (bid: number) => `Bid ${bid}`,
  pass: 'Pass',
  passHint: 'Out of this auction; another column is sure to come.',
  summary: {
    title: (column: number) => `Sold: ${columnName(column)}`,
    paid: (name: string, bid: number, payment: Payment | null): string =>
      payment === null || bid === 0 ? `${name} pays nothing` : `${name} pays ${bid}: ${paymentOf(payment)}`,
    unopposed: (name: string) => `${name} wins unopposed`,
    token: (name: string, from: number, to: number): string => {
      if (from === to) return `${name} keeps turn-order token ${to}`;
      return `${name} moves ${to < from ? 'up' : 'back'} in turn order, from ${from} to ${to}`;
    },
    order: (names: readonly string[]) => `Turn order now: ${names.join(', ')}`,
    leftOut: (columns: readonly number[]) => `Left over: ${enumerate(columns.map(columnName))}`,
  },
};

/** The tray for paying with mixed resources. */
export const payment = {
  title: (name: string, bid: number) => `${name} pays ${amount.resources(bid)}`,
  left: (left: number, all: number): string => (left > 0 ? `${left} of ${all} left` : `All ${all} paid`),
  tooMuch: (over: number) => `${over} too many`,
  suggestion: 'Suggestion',
  suggest: 'Suggest a split',
  accept: (split: Payment) => `Pay ${paymentOf(split)}`,
  clear: 'Start over',
  give: (what: string, given: number, owned: number) => `${what}: ${given} of ${owned}`,
  locks: {
    title: 'Keep back',
    hint: 'What is kept back is left out of suggested payments and of the highest bid.',
  },
  keep: (what: string) => `Keep ${what}`,
  lockBroken: 'What is not kept back does not reach this price.',
  remaining: 'Left afterwards',
  /** What the rest must still do this round. */
  duties: {
    corn: (left: number, harvest: number, businesses: number) =>
      `${amount.corn(left)} and ${harvest} from the harvest for ${amount.businesses(businesses)}`,
    timber: (left: number) => `${amount.timber(left)}: one for each building`,
    goods: (left: number, furs: number) => `${amount.goods(left)}, ${amount.furs(furs)} at the traders`,
    coins: (left: number, fees: number) =>
      `${amount.coins(left)} for up to ${fees} ${either(fees, 'special action', 'special actions')}`,
    furs: (left: number, least: number) => `${amount.furs(left)}, the smallest ship on offer takes ${least}`,
  },
  /** In place, beside the button: what this split would cost. */
  warning: {
    closing: (closing: number, points: number) =>
      `${amount.businesses(closing)} would close: ${amount.vp(points)} lost`,
    journey: (corn: number) => `Not enough corn left for the journey: ${corn} needed`,
    shipment: (ship: string) => `Not enough furs left for ship ${ship}`,
  },
};
