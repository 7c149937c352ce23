import type { Event } from '@/games/nieuw-amsterdam/events';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { Stock } from '@/games/nieuw-amsterdam/types';
import type { ByType, NameOf } from '../../words';
import { either, enumerate } from '../grammar';
import {
  amount as amounts,
  aTile,
  atDistrict,
  columnName,
  forSource,
  fursOf,
  names,
  ofDistrict,
  tilesOf,
  traderThere,
} from './names';

/** Where a gain comes from and what a payment is for, by rule. */
const gainedFrom: Partial<Readonly<Record<RuleId, string>>> = {
  'NA-A4': ' aus der Spalte',
  'NA-A6': ' aus der Spalte',
  'NA-X2': ' für das ungenutzte Plättchen',
  'NA-X3': ' für die ungenutzte Sonderaktion',
  'NA-L3': ' vom gerodeten Land',
  'NA-T3': ' vom Schiff',
  'NA-D1': ' bei den Holzfällern',
  'NA-D2': ' am Getreidespeicher',
  'NA-I1': ' aus der Ernte',
  'NA-I3': ' von den Schiffen',
  'NA-I4': ' aus den Bezirken',
};
const paidFor: Partial<Readonly<Record<RuleId, string>>> = {
  'NA-A4': ' für die Spalte',
  'NA-C1': ' für den Bau',
  'NA-T1': ' an den Händler',
  'NA-T2': ' für die Reise',
  'NA-D0': ' als Gebühr des Bezirks',
  'NA-D1': ' bei den Holzfällern',
  'NA-D2': ' am Getreidespeicher',
  'NA-D3': ' für das Lagerhaus',
  'NA-D4': ' für die Häuser',
  'NA-D5': ' auf dem Schwarzmarkt',
  'NA-D6': ' für den Weg des Handelspostens',
  'NA-I2': ' für die Versorgung der Geschäfte',
};

const stock = ({ type, player, amount, rule }: Extract<Event, { type: Stock }>, nameOf: NameOf): string =>
  amount > 0
    ? `${nameOf(player)} erhält ${amounts[type](amount)}${gainedFrom[rule] ?? ''}`
    : `${nameOf(player)} zahlt ${amounts[type](-amount)}${paidFor[rule] ?? ''}`;

export const events: ByType<Event, [NameOf]> = {
  coins: stock,
  goods: stock,
  timber: stock,
  corn: stock,
  vp: ({ player, amount, source }, nameOf) =>
    `${nameOf(player)} ${amount > 0 ? 'erhält' : 'verliert'} ${Math.abs(amount)} SP für ${forSource[source]}`,
  goodsLost: ({ player, amount }, nameOf) =>
    `${nameOf(player)} verliert ${amounts.goods(amount)}: kein Anlegeplatz frei`,
  fursLaid: ({ trader, furs }) => `Neue Felle beim ${traderThere[trader]}: ${fursOf(furs)}`,
  fursTaken: ({ player, trader, furs }, nameOf) =>
    `${nameOf(player)} nimmt ${fursOf(furs)} vom ${traderThere[trader]}`,
  fursDrawn: ({ player, furs }, nameOf) => `${nameOf(player)} zieht ${fursOf(furs)}`,
  fursDiscarded: ({ player, furs, rule }, nameOf) =>
    rule === 'NA-T3'
      ? `${nameOf(player)} verschifft ${fursOf(furs)}`
      : `${nameOf(player)} zahlt ${fursOf(furs)} für die Spalte`,
  fursReshuffled: ({ count }) =>
    `${amounts.furs(count)} aus der Ablage ${either(count, 'wird', 'werden')} zum neuen Stapel gemischt`,
  businessesBuilt: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} eröffnet ${amounts.businesses(count)} ${atDistrict[district]}`,
  businessesClosed: ({ player, district, count }, nameOf) =>
    `${nameOf(player)} schließt ${amounts.businesses(count)} ${atDistrict[district]}`,
  housesBuilt: ({ player, land, count }, nameOf) =>
    `${nameOf(player)} baut ${amounts.houses(count)} auf Land ${land}`,
  warehouseBuilt: ({ player, site }, nameOf) => `${nameOf(player)} baut Lagerhaus ${site}`,
  cardsRemoved: ({ lands, ships }) => `Aus dem Spiel: ${enumerate([...lands, ...ships])}`,
  cardsRevealed: ({ lands, ships }) => `Im Angebot: Land ${enumerate(lands)}; Schiffe ${enumerate(ships)}`,
  landAcquired: ({ player, land }, nameOf) => `${nameOf(player)} erwirbt Land ${land}`,
  landCleared: ({ player, land }, nameOf) => `${nameOf(player)} rodet Land ${land}`,
  shipLoaded: ({ player, ship }, nameOf) => `${nameOf(player)} belädt Schiff ${ship}`,
  longhouseMoved: ({ from, to }) =>
    to === null
      ? `Ein Langhaus der Lenape wird aus Dorf ${from} und vom Fluss verdrängt`
      : `Ein Langhaus der Lenape wird aus Dorf ${from} nach Dorf ${to} verdrängt`,
  postMoved: ({ player, from, to }, nameOf) =>
    `${nameOf(player)} versetzt den Handelsposten von Uferzone ${from} nach Uferzone ${to}`,
  tilesLaid: ({ columns }) => `Plättchen in der Geldkassette: ${columns.map(tilesOf).join(' | ')}`,
  columnChosen: ({ player, column }, nameOf) => `${nameOf(player)} bringt ${columnName(column)} zur Auktion`,
  bidMade: ({ player, amount }, nameOf) => `${nameOf(player)} bietet ${amount}`,
  bidPassed: ({ player }, nameOf) => `${nameOf(player)} passt`,
  auctionWon: ({ player, column, amount }, nameOf) =>
    `${nameOf(player)} ersteigert ${columnName(column)} für ${amount}`,
  columnTaken: ({ player, column, tiles }, nameOf) =>
    `${nameOf(player)} nimmt ${columnName(column)}: ${tilesOf(tiles)}`,
  tokenTaken: ({ player, token }, nameOf) => `${nameOf(player)} hat jetzt Reihenfolgemarker ${token}`,
  tilesLeftOut: ({ columns }) => `Übrig bleiben: ${enumerate(columns.map(columnName))}`,
  roundStarted: ({ round }) => `Runde ${round}`,
  phaseStarted: ({ phase }) => `Jetzt: ${names.phase[phase]}`,
  turnStarted: ({ player }, nameOf) => `${nameOf(player)} ist am Zug`,
  tileSpent: ({ player, step }, nameOf) => `${nameOf(player)} setzt ${aTile[step]} ein`,
  tilePassed: ({ player, step }, nameOf) => `${nameOf(player)} verzichtet auf ${aTile[step]}`,
  specialTaken: ({ player, district }, nameOf) =>
    `${nameOf(player)} nutzt die Sonderaktion ${ofDistrict[district]}`,
  specialPassed: ({ player }, nameOf) => `${nameOf(player)} verzichtet auf die Sonderaktion`,
  turnEnded: ({ player }, nameOf) => `${nameOf(player)} beendet den Zug`,
  electionsHeld: ({ player }, nameOf) => `${nameOf(player)} hält Wahlen ab`,
  gameEnded: ({ winners }, nameOf) =>
    `Das Spiel ist zu Ende: ${enumerate(winners.map(nameOf))} ${either(winners.length, 'gewinnt', 'gewinnen')}`,
};
