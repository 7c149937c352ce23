import { range } from '@/core/list';
import {
  BOATS,
  BUILDINGS,
  CAMPS,
  campSpaces,
  DOCK_ROOM,
  FURS_OF_EACH_TYPE,
  LAND_CARDS,
  landCard,
  landScore,
  LARGEST_COLUMN,
  MONEY_BOX,
  SEATS,
  SHIP_CARDS,
  shipCard,
  SMALLEST_COLUMN,
  START,
  TILES,
  TRADER_CARDS,
  WAREHOUSE_SITES,
  zoneSpaces,
} from '@/games/nieuw-amsterdam/catalogue';
import components from '@/games/nieuw-amsterdam/catalogue/components.json';
import * as rates from '@/games/nieuw-amsterdam/catalogue/rates';
import { DISTRICTS, FURS, STEPS, TRADERS } from '@/games/nieuw-amsterdam/types';

describe('the names of the data file are those of the code', () => {
  test('furs, districts, traders and steps', () => {
    expect(components.furs.types).toEqual(FURS);
    expect(components.districts).toEqual(DISTRICTS);
    expect(components.traders.map(({ id }) => id)).toEqual(TRADERS);
    expect(Object.keys(components.actionTiles).filter((key) => key !== 'source')).toEqual(STEPS);
  });
});

describe('every value comes from the data file', () => {
  test('players, furs, tiles and the money box', () => {
    expect(SEATS).toEqual({ min: components.players.min, max: components.players.max });
    expect(BUILDINGS).toBe(components.players.buildings);
    expect(START).toEqual(components.players.start);
    expect(FURS_OF_EACH_TYPE).toBe(components.furs.each);
    expect(TILES).toEqual({ city: 4, land: 4, trade: 4 });
    expect(MONEY_BOX.map(({ tiles, coins }) => [tiles, coins])).toEqual(
      components.moneyBox.map(({ tiles, coins }) => [tiles, coins]),
    );
    expect([SMALLEST_COLUMN, LARGEST_COLUMN]).toEqual([2, 3]);
  });

  test('cards', () => {
    expect(LAND_CARDS).toEqual(components.lands);
    expect(SHIP_CARDS).toEqual(components.ships);
    for (const card of LAND_CARDS) expect(landCard(card.id)).toBe(card);
    for (const card of SHIP_CARDS) expect(shipCard(card.id)).toBe(card);
    expect(() => landCard('L99')).toThrow('no card L99');
    expect(() => shipCard('L20-01')).toThrow('no card L20-01');
  });

  test('traders', () => {
    expect(TRADER_CARDS).toEqual({
      top: { furs: 4, whole: false, price: 1 },
      middle: { furs: 3, whole: true, price: 4 },
      bottom: { furs: 4, whole: true, price: 3 },
    });
  });

  test('the points of lands', () => {
    expect(range(8).map((index) => landScore(index + 1))).toEqual(components.landScore);
    expect(landScore(24)).toBe(36);
  });

  test('docks, camps, boats and zones', () => {
    expect(WAREHOUSE_SITES).toBe(components.docks.capacity.length);
    expect(DOCK_ROOM).toHaveLength(WAREHOUSE_SITES + 1);
    expect(CAMPS).toBe(components.camps.longhouseSpaces.length);
    expect(BOATS).toEqual(components.boats.cornBetweenCamps);
    expect(BOATS).toHaveLength(CAMPS - 1);
    for (const players of [2, 3, 4, 5]) {
      expect(campSpaces(players)).toHaveLength(CAMPS);
      expect(zoneSpaces(players)).toHaveLength(CAMPS);
    }
  });
});

describe('the data make a game', () => {
  test('twelve lands and twelve ships of each era, with values of their kind', () => {
    for (const cards of [LAND_CARDS, SHIP_CARDS]) {
      expect(new Set(cards.map(({ id }) => id)).size).toBe(24);
      expect(cards.filter(({ era }) => era === 1620)).toHaveLength(12);
      expect(cards.filter(({ era }) => era === 1630)).toHaveLength(12);
    }
    expect(LAND_CARDS.every(({ sites }) => sites >= 1 && sites <= 3)).toBe(true);
    expect(SHIP_CARDS.every(({ coins }) => coins >= 1 && coins <= 5)).toBe(true);
    expect(shipCard('S20-05')).toMatchObject({ furs: 4, coins: 5, goods: 2 });
  });

  test('the tiles fill the money box', () => {
    const spaces = MONEY_BOX.reduce((sum, { tiles }) => sum + tiles, 0);

    expect(TILES.city + TILES.land + TILES.trade).toBe(spaces);
  });

  test('decks last exactly six rounds', () => {
    expect(rates.ROUNDS * rates.CARDS_ON_OFFER).toBe(LAND_CARDS.length);
  });
});
