import type { Event } from '@/games/nieuw-amsterdam/events';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { Stock } from '@/games/nieuw-amsterdam/types';
import type { ByType, NameOf } from '../../words';
import { either, enumerate } from '../grammar';
import {
  amount as amounts,
  aTile,
  columnName,
  fursOf,
  theDistrict,
  thePhase,
  theSource,
  theTrader,
  tilesOf,
} from './names';

/** Where a gain comes from and what a payment is for, by rule. */
const gainedFrom: Partial<Readonly<Record<RuleId, string>>> = {
  'NA-A4': ' from the column',
  'NA-A6': ' from the column',
  'NA-X2': ' for the passed tile',
  'NA-X3': ' for the passed special action',
  'NA-L3': ' from the cleared land',
  'NA-T3': ' from the ship',
  'NA-D1': ' at the lumber yard',
  'NA-D2': ' at the granary',
  'NA-I1': ' from the harvest',
  'NA-I3': ' from the ships',
  'NA-I4': ' from the districts',
};
const paidFor: Partial<Readonly<Record<RuleId, string>>> = {
  'NA-A4': ' for the column',
  'NA-C1': ' for building',
  'NA-T1': ' to the trader',
  'NA-T2': ' for the journey',
  'NA-D0': ' as the fee of the district',
  'NA-D1': ' at the lumber yard',
  'NA-D2': ' at the granary',
  'NA-D3': ' for the warehouse',
  'NA-D4': ' for the houses',
  'NA-D5': ' on the black market',
  'NA-D6': ' to move the trading post',
  'NA-I2': ' to feed the businesses',
};

const stock = ({ type, player, amount, rule }: Extract<Event, { type: Stock }>, nameOf: NameOf): string =>
  amount > 0
    ? `${nameOf(player)} gains ${amounts[type](amount)}${gainedFrom[rule] ?? ''}`
    : `${nameOf(player)} pays ${amounts[type](-amount)}${paidFor[rule] ?? ''}`;

export const events: ByType<Event, [NameOf]> = {
  coins: stock,
  goods: stock,
  timber: stock,
  corn: stock,
  vp: ({ player, amount, source }, nameOf) =>
    `${nameOf(player)} ${amount > 0 ? 'scores' : 'loses'} ${Math.abs(amount)} VP for ${theSource[source]}`,
  goodsLost: ({ player, amount }, nameOf) =>
    `${nameOf(player)} has no dock for ${amounts.goods(amount)}, lost`,
  fursLaid: ({ trader, furs }) => `New furs at ${theTrader[trader]}: ${fursOf(furs)}`,
  fursTaken: ({ player, trader, furs }, nameOf) =>
    `${nameOf(player)} takes ${fursOf(furs)} from ${theTrader[trader]}`,
  fursDrawn: ({ player, furs }, nameOf) => `${nameOf(player)} draws ${fursOf(furs)}`,
  fursDiscarded: ({ player, furs, rule }, nameOf) =>
    rule === 'NA-T3'
      ? `${nameOf(player)} ships ${fursOf(furs)}`
      : `${nameOf(player)} pays ${fursOf(furs)} for the column`,
  fursReshuffled: ({ count }) =>
    `${amounts.furs(count)} from the discard ${either(count, 'becomes', 'are shuffled into')} a new pile`,
  businessesBuilt: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} opens ${amounts.businesses(count)} at ${theDistrict[district]}`,
  businessesClosed: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} closes ${amounts.businesses(count)} at ${theDistrict[district]}`,
  housesBuilt: ({ player, land, count }, nameOf) =>
    `${nameOf(player)} builds ${amounts.houses(count)} on land ${land}`,
  warehouseBuilt: ({ player, site }, nameOf) => `${nameOf(player)} builds warehouse ${site}`,
  cardsRemoved: ({ lands, ships }) => `Out of the game: ${enumerate([...lands, ...ships])}`,
  cardsRevealed: ({ lands, ships }) => `On offer: lands ${enumerate(lands)}; ships ${enumerate(ships)}`,
  landAcquired: ({ player, land }, nameOf) => `${nameOf(player)} acquires land ${land}`,
  landCleared: ({ player, land }, nameOf) => `${nameOf(player)} clears land ${land}`,
  shipLoaded: ({ player, ship }, nameOf) => `${nameOf(player)} loads ship ${ship}`,
  longhouseMoved: ({ from, to }) =>
    to === null
      ? `A Lenape longhouse is driven from camp ${from} and from the river`
      : `A Lenape longhouse is driven from camp ${from} to camp ${to}`,
  postMoved: ({ player, from, to }, nameOf) =>
    `${nameOf(player)} moves the trading post from zone ${from} to zone ${to}`,
  tilesLaid: ({ columns }) => `Tiles in the money box: ${columns.map(tilesOf).join(' | ')}`,
  columnChosen: ({ player, column }, nameOf) => `${nameOf(player)} puts ${columnName(column)} up for auction`,
  bidMade: ({ player, amount }, nameOf) => `${nameOf(player)} bids ${amount}`,
  bidPassed: ({ player }, nameOf) => `${nameOf(player)} passes`,
  auctionWon: ({ player, column, amount }, nameOf) =>
    `${nameOf(player)} wins ${columnName(column)} for ${amount}`,
  columnTaken: ({ player, column, tiles }, nameOf) =>
    `${nameOf(player)} takes ${columnName(column)}: ${tilesOf(tiles)}`,
  tokenTaken: ({ player, token }, nameOf) => `${nameOf(player)} now holds turn-order token ${token}`,
  tilesLeftOut: ({ columns }) => `Left over: ${enumerate(columns.map(columnName))}`,
  roundStarted: ({ round }) => `Round ${round}`,
  phaseStarted: ({ phase }) => `Now: ${thePhase[phase]}`,
  turnStarted: ({ player }, nameOf) => `${nameOf(player)} is to act`,
  tileSpent: ({ player, step }, nameOf) => `${nameOf(player)} spends ${aTile[step]}`,
  tilePassed: ({ player, step }, nameOf) => `${nameOf(player)} passes ${aTile[step]}`,
  specialTaken: ({ player, district }, nameOf) =>
    `${nameOf(player)} takes the special action of ${theDistrict[district]}`,
  specialPassed: ({ player }, nameOf) => `${nameOf(player)} passes the special action`,
  turnEnded: ({ player }, nameOf) => `${nameOf(player)} ends the turn`,
  electionsHeld: ({ player }, nameOf) => `${nameOf(player)} holds elections`,
  gameEnded: ({ winners }, nameOf) =>
    `The game is over: ${enumerate(winners.map(nameOf))} ${either(winners.length, 'wins', 'win')}`,
};
