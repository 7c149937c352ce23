import type { Phase, Step, Trader } from '@/games/nieuw-amsterdam/types';
import { either, enumerate } from '../grammar';
import { amount, theTrader } from './names';

/** What whoever is to act has to do, by phase. */
const prompt: Readonly<Record<Phase, (name: string) => string>> = {
  placement: (name) => `${name} opens a business in any district`,
  choose: (name) => `${name} chooses a column for auction`,
  bid: (name) => `${name} bids or passes`,
  pay: (name) => `${name} pays the bid`,
  takeColumn: (name) => `${name} takes a column, free of charge`,
  city: (name) => `City step: ${name} builds or holds elections`,
  land: (name) => `Land step: ${name} acquires or clears land`,
  trade: (name) => `Trade step: ${name} trades or ships furs`,
  upkeep: (name) => `${name} is short of corn and closes businesses`,
  over: () => 'The game is over',
};

const noTiles: Readonly<Record<Step, string>> = {
  city: 'No city tile: only the special action',
  land: 'No land tile: only the special action',
  trade: 'No trade tile: only the special action',
};

/** "pass 2 tiles and the special action for 3 coins" */
const passing = (tiles: number, special: boolean, coins: number): string => {
  const what = [...(tiles > 0 ? [amount.tiles(tiles)] : []), ...(special ? ['the special action'] : [])];
  return what.length === 0 ? 'nothing is left' : `pass ${enumerate(what)} for ${amount.coins(coins)}`;
};

/** At the table: the turn, the land row, the wharf, the traders, the ships. */
export const table = {
  prompt,
  turn: {
    tilesLeft: (step: Step, count: number) => `${amount[step](count)} left`,
    noTiles,
    endTurn: 'End turn',
    endTurnPassing: (tiles: number, special: boolean, coins: number) =>
      `End turn: ${passing(tiles, special, coins)}`,
    passing,
    /** In few words: what ending the turn brings. */
    forTheRest: (coins: number) => `${amount.coins(coins)} for what is left`,
    passTile: (coins: number) => `Pass a tile: ${amount.coins(coins)}`,
  },
  placement: {
    first: 'First business, free of charge',
    second: 'Second business, free of charge',
  },
  businesses: {
    cost: (count: number, timber: number) => `${amount.businesses(count)}: ${amount.timber(timber)}`,
    most: (most: number) => `At most ${most} with this tile`,
    inSupply: (count: number) => `${amount.buildings(count)} in supply`,
    elections: (points: number) => `Elections now: ${amount.vp(points)}`,
  },
  lands: {
    empty: 'No land yet',
    houses: (built: number, sites: number) => `${built} of ${amount.houses(sites)}`,
    full: 'All houses built',
    cleared: 'Cleared',
    uncleared: 'Uncleared',
    place: (place: number, points: number) => `Place ${place}: ${amount.vp(points)}`,
    nextPlace: (place: number, points: number) => `The next land takes place ${place}: ${amount.vp(points)}`,
    clearing: (lands: number, timber: number, points: number) =>
      `Clears ${amount.lands(lands)}: ${amount.timber(timber)}, ${amount.vp(points)}`,
    yields: (corn: number) => `${amount.corn(corn)} every harvest`,
    retreat: (from: number, to: number | null): string =>
      to === null
        ? `A longhouse is driven from camp ${from} and from the river`
        : `A longhouse is driven from camp ${from} to camp ${to}`,
    noRetreat: 'The last longhouse stays',
    sitesFree: (count: number) => `${count} free ${either(count, 'house site', 'house sites')}`,
    buildsOn: (land: string, count: number) => `${amount.houses(count)} on ${land}`,
  },
  wharf: {
    warehouses: (built: number, sites: number) => `${built} of ${amount.warehouses(sites)}`,
    goods: (goods: number, room: number) => `${goods} of ${amount.goods(room)}`,
    nextDock: (room: number) => `The next dock holds ${room}`,
    arriving: (goods: number, lost: number): string =>
      `${amount.goods(goods)} ${either(goods, 'arrives', 'arrive')}${lost > 0 ? `, ${lost} lost` : ''}`,
  },
  traders: {
    each: (price: number) => `${amount.goods(price)} each`,
    whole: (furs: number, price: number) => `all ${furs} for ${amount.goods(price)}`,
    empty: 'no furs left',
    journey: (corn: number): string => (corn > 0 ? `journey ${amount.corn(corn)}` : 'no journey'),
    opposite: 'A longhouse stands opposite the trading post: no journey.',
    choose: (trader: Trader, most: number) => `Up to ${amount.furs(most)} from ${theTrader[trader]}`,
    price: (goods: number, corn: number): string =>
      corn > 0 ? `${amount.goods(goods)} and ${amount.corn(corn)} for the journey` : amount.goods(goods),
  },
  ships: {
    needs: (furs: number) => `takes exactly ${amount.furs(furs)}`,
    bestSet: (points: number) => `best set: ${amount.vp(points)}`,
    chosen: (chosen: number, need: number) => `${chosen} of ${amount.furs(need)} chosen`,
    worth: (points: number) => `This load: ${amount.vp(points)}`,
    missing: (furs: number) => `${amount.furs(furs)} missing`,
    brings: (coins: number, goods: number) =>
      `${amount.coins(coins)} at once, ${amount.goods(goods)} every round`,
  },
  blackMarket: {
    announce: (furs: number, price: number) => `${amount.furs(furs)} for ${price}`,
    warning: 'The furs are drawn blind. After that, this cannot be taken back freely.',
    draw: (furs: number) => `Draw ${amount.furs(furs)}`,
    inPile: (pile: number, discard: number) => `${pile} in the pile, ${discard} discarded`,
  },
  tradingPost: {
    to: (zone: number) => `To zone ${zone}`,
    skips: (zones: number) => `skipping ${zones} full ${either(zones, 'zone', 'zones')}`,
  },
  market: {
    price: (units: number, coins: number) => `${units} for ${amount.coins(coins)}`,
    after: (coins: number, fee: number): string =>
      fee > 0 ? `${amount.coins(coins)} left after the fee` : `${amount.coins(coins)} left`,
  },
  closing: {
    title: (name: string, count: number) => `${name} must close ${amount.businesses(count)}`,
    why: (businesses: number, corn: number) =>
      `${amount.businesses(businesses)} to feed, ${amount.corn(corn)} to do it with`,
    left: (left: number): string => (left > 0 ? `${left} more to choose` : 'All chosen'),
    cost: (points: number) => `Costs ${amount.vp(points)}`,
    automatically: (name: string) => `${name} closed every business automatically: there was no choice`,
  },
};
