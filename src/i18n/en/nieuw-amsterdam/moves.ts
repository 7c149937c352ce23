import { total } from '@/core/amounts';
import type { Lead } from '@/games/nieuw-amsterdam/leads';
import type { Move, MoveType } from '@/games/nieuw-amsterdam/moves';
import type { District } from '@/games/nieuw-amsterdam/types';
import type { RuleFacts } from '../../nieuw-amsterdam';
import type { ByType } from '../../words';
import { alternatives } from '../grammar';
import {
  amount,
  businessesOf,
  columnName,
  DISTRICTS,
  FURS,
  fursByKind,
  paymentOf,
  theDistrict,
  theTrader,
} from './names';

/** A kind of move, before its amounts are known. */
const label: Readonly<Record<MoveType, string>> = {
  placeBusiness: 'Open a business',
  chooseColumn: 'Put a column up for auction',
  bid: 'Bid',
  passBid: 'Pass',
  pay: 'Pay',
  takeColumn: 'Take a column',
  buildBusinesses: 'Build businesses',
  holdElections: 'Hold elections',
  acquireLand: 'Acquire land',
  clearLand: 'Clear land',
  tradeFurs: 'Trade with the Lenape',
  shipFurs: 'Ship furs',
  lumberYard: 'Buy or sell timber',
  granary: 'Buy or sell corn',
  buildWarehouse: 'Build a warehouse',
  buildHouses: 'Build houses',
  blackMarket: 'Draw furs blind',
  moveTradingPost: 'Move the trading post',
  passTile: 'Pass a tile',
  endTurn: 'End turn',
  closeBusinesses: 'Close businesses',
};

const market = (
  { buy = 0, sell = 0 }: { readonly buy?: number; readonly sell?: number },
  counted: (count: number) => string,
): string => (buy > 0 ? `Buy ${counted(buy)}` : `Sell ${counted(sell)}`);

/** The very move, on the button that makes it. */
const buttons: ByType<Move, []> = {
  placeBusiness: ({ district }) => `Open at ${theDistrict[district]}`,
  chooseColumn: ({ column }) => `Auction ${columnName(column)}`,
  bid: ({ amount: bid }) => `Bid ${bid}`,
  passBid: () => 'Pass',
  pay: ({ with: payment }) => `Pay ${paymentOf(payment)}`,
  takeColumn: ({ column }) => `Take ${columnName(column)}`,
  buildBusinesses: ({ districts }) => `Build ${amount.businesses(total(districts, DISTRICTS))}`,
  holdElections: () => 'Hold elections',
  acquireLand: ({ land }) => `Acquire ${land}`,
  clearLand: () => 'Clear land',
  tradeFurs: ({ trader, furs }) =>
    furs === undefined ? `Take all furs of ${theTrader[trader]}` : `Take ${fursByKind(furs)}`,
  shipFurs: ({ ship, furs }) => `Ship ${amount.furs(total(furs, FURS))} on ${ship}`,
  lumberYard: (move) => market(move, amount.timber),
  granary: (move) => market(move, amount.corn),
  buildWarehouse: () => 'Build a warehouse',
  buildHouses: ({ count }) => `Build ${amount.houses(count)}`,
  blackMarket: ({ furs }) => `Draw ${amount.furs(furs)}`,
  moveTradingPost: () => 'Move the trading post',
  passTile: () => 'Pass a tile',
  endTurn: () => 'End turn',
  closeBusinesses: ({ districts }) => `Close ${amount.businesses(total(districts, DISTRICTS))}`,
};

const dealt = (
  name: string,
  { buy = 0, sell = 0 }: { readonly buy?: number; readonly sell?: number },
  counted: (count: number) => string,
): string => (buy > 0 ? `${name} buys ${counted(buy)}` : `${name} sells ${counted(sell)}`);

/** The very move, told as the log tells things. */
const told: ByType<Move, [string]> = {
  placeBusiness: ({ district }, name) => `${name} opens a business at ${theDistrict[district]}`,
  chooseColumn: ({ column }, name) => `${name} puts ${columnName(column)} up for auction`,
  bid: ({ amount: bid }, name) => `${name} bids ${bid}`,
  passBid: (_, name) => `${name} passes`,
  pay: ({ with: payment }, name) => `${name} pays ${paymentOf(payment)}`,
  takeColumn: ({ column }, name) => `${name} takes ${columnName(column)}`,
  buildBusinesses: ({ districts }, name) => `${name} builds ${businessesOf(districts)}`,
  holdElections: (_, name) => `${name} holds elections`,
  acquireLand: ({ land }, name) => `${name} acquires land ${land}`,
  clearLand: (_, name) => `${name} clears land`,
  tradeFurs: ({ trader, furs }, name) =>
    furs === undefined
      ? `${name} takes all furs of ${theTrader[trader]}`
      : `${name} takes ${fursByKind(furs)} from ${theTrader[trader]}`,
  shipFurs: ({ ship, furs }, name) => `${name} ships ${fursByKind(furs)} on ${ship}`,
  lumberYard: (move, name) => dealt(name, move, amount.timber),
  granary: (move, name) => dealt(name, move, amount.corn),
  buildWarehouse: (_, name) => `${name} builds a warehouse`,
  buildHouses: ({ count }, name) => `${name} builds ${amount.houses(count)}`,
  blackMarket: ({ furs }, name) => `${name} draws ${amount.furs(furs)} on the black market`,
  moveTradingPost: (_, name) => `${name} moves the trading post`,
  passTile: (_, name) => `${name} passes a tile`,
  endTurn: (_, name) => `${name} ends the turn`,
  closeBusinesses: ({ districts }, name) => `${name} closes ${businessesOf(districts)}`,
};

/** The special action of each district in one line. */
const explain: Readonly<Record<District, (facts: RuleFacts) => string>> = {
  lumberYard: ({ coinsPerUnit }) =>
    `Buy any number of timber, or sell it, at ${amount.coins(coinsPerUnit)} each.`,
  granary: ({ coinsPerUnit }) => `Buy any number of corn, or sell it, at ${amount.coins(coinsPerUnit)} each.`,
  docks: ({ timberPerBuilding }) =>
    `Pay ${amount.timber(timberPerBuilding)} and build the next warehouse: its dock holds more trade goods.`,
  carpenters: ({ mostHouses, timberPerBuilding }) =>
    `Build up to ${amount.houses(mostHouses)} on the land row, ${amount.timber(timberPerBuilding)} each.`,
  blackMarket: ({ mostBlackFurs, blackMarketPrice }) =>
    `Draw up to ${amount.furs(mostBlackFurs)} blind, for ${blackMarketPrice} coins or trade goods each.`,
  tradingCompany: ({ timberPerPost }) =>
    `Pay ${amount.timber(timberPerPost)} and move the trading post upriver.`,
};

export const moves = {
  label,
  button: (move: Move): string => (buttons[move.type] as (move: Move) => string)(move), // the table is keyed by type
  told: (move: Move, name: string): string =>
    (told[move.type] as (move: Move, name: string) => string)(move, name),
  special: {
    title: 'Special action',
    used: 'The special action of this step is done.',
    open: (coins: number) => `One special action in this step, or ${amount.coins(coins)} for passing it.`,
    explain,
    fee: (coins: number, lead: Lead): string => {
      if (lead === 'majority') return 'free: you lead here';
      return lead === 'tied' ? 'free: tied lead' : `fee ${amount.coins(coins)}`;
    },
  },
  buy: 'Buy',
  sell: 'Sell',
  upTo: (most: number) => `up to ${most}`,
  needsOneOf: (labels: readonly string[]) => `With this tile: ${alternatives(labels)}`,
};
