import { total } from '@/core/amounts';
import { range } from '@/core/list';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { BOATS, campSpaces, DOCK_ROOM, zoneSpaces } from '@/games/nieuw-amsterdam/catalogue';
import { FURS, type State, TRADERS } from '@/games/nieuw-amsterdam/types';

const TABLES = [2, 3, 4, 5];
const open = (players: number, seed = 'abc', first: number | null = 0): State =>
  game.setup({ players, seed, first });

describe('what everybody starts with', () => {
  test.each(TABLES)(
    'NA-S1: each of %i players has 2 corn, 3 timber, 4 goods, 8 coins, 2 furs and 0 VP',
    (players) => {
      const state = open(players);

      expect(state.players).toHaveLength(players);
      for (const [seat, { furs, ...player }] of state.players.entries()) {
        expect(total(furs, FURS)).toBe(2);
        expect(player).toEqual({
          ...{
            token: seat + 1,
            coins: 8,
            goods: 4,
            timber: 3,
            corn: 2,
            vp: 0,
            buildings: 24,
            warehouses: 1,
            post: 1,
          },
          ...{ lands: [], ships: [], tiles: { city: 0, land: 0, trade: 0 }, specialUsed: false },
        });
      }
    },
  );

  test('NA-S1: two to five can play', () => {
    expect(game.seats).toEqual({ min: 2, max: 5 });
  });

  test('NA-S1: the table itself is empty at first', () => {
    const { players: _players, traders: _traders, piles: _piles, rng, ...rest } = open(2);

    expect(rng).toMatch(/^[0-9a-f]{32}$/);
    expect(rest).toEqual({
      ...{ game: 'nieuw-amsterdam', version: 1, round: 1, phase: 'placement', current: 0 },
      districts: {
        lumberYard: [0, 0],
        granary: [0, 0],
        docks: [0, 0],
        carpenters: [0, 0],
        blackMarket: [0, 0],
        tradingCompany: [0, 0],
      },
      ...{ camps: [2, 0, 0, 0, 0], lands: [], ships: [], auction: null, result: null },
      moneyBox: range(5).map(() => ({ tiles: [], takenBy: null })),
    });
  });

  test('NA-S2: the first dock has room for 4 goods, three more warehouses for 2 each', () => {
    expect(DOCK_ROOM).toEqual([0, 4, 6, 8, 10]);
    expect(open(2).players.map(({ warehouses, goods }) => [warehouses, goods])).toEqual([
      [1, 4],
      [1, 4],
    ]);
  });
});

describe('furs', () => {
  test.each(TABLES)(
    'NA-S3: with %i players 11 furs lie at the traders, the others on the pile',
    (players) => {
      const { traders, piles } = open(players);

      expect(TRADERS.map((trader) => traders[trader].length)).toEqual([4, 3, 4]);
      expect(piles.furDraw).toHaveLength(50 - 11 - 2 * players);
      expect(piles.furDiscard).toEqual([]);
    },
  );

  test('NA-S3: there are ten furs of each of the five types', () => {
    const { players, traders, piles } = open(4);

    for (const fur of FURS) {
      const lying = [...traders.top, ...traders.middle, ...traders.bottom, ...piles.furDraw];
      const owned = players.reduce((sum, player) => sum + player.furs[fur], 0);
      expect(lying.filter((other) => other === fur).length + owned).toBe(10);
    }
  });

  test('NA-S3: the furs are shuffled, so that another seed deals others', () => {
    expect(open(2, 'a').piles.furDraw).not.toEqual(open(2, 'b').piles.furDraw);
    expect(new Set(open(2).piles.furDraw.slice(0, 10)).size).toBeGreaterThan(1);
  });
});

describe('the river', () => {
  test.each([
    [2, [2, 2, 1, 1, 1], [2, 1, 1, 1, 1]],
    [3, [3, 2, 2, 1, 1], [3, 2, 2, 1, 1]],
    [4, [4, 3, 2, 2, 1], [5, 3, 3, 2, 2]],
    [5, [5, 4, 3, 2, 1], [5, 3, 3, 2, 2]],
  ])('NA-S4: spaces for longhouses and posts with %i players', (players, camps, zones) => {
    expect(campSpaces(players)).toEqual(camps);
    expect(zoneSpaces(players)).toEqual(zones);
  });

  test.each(TABLES)(
    'NA-S4: with %i players camp 1 is full of longhouses and zone 1 has all posts',
    (players) => {
      const state = open(players);

      expect(state.camps).toEqual([players, 0, 0, 0, 0]);
      expect(state.players.map(({ post }) => post)).toEqual(range(players).map(() => 1));
    },
  );

  test('NA-S4: four boats lie between five camps', () => {
    expect(BOATS).toEqual([1, 1, 2, 2]);
  });
});

describe('decks', () => {
  test.each(['landDeck', 'shipDeck'] as const)(
    'NA-S5: 12 cards of the 1620s lie on 12 of the 1630s: %s',
    (name) => {
      const deck = open(3).piles[name];

      expect(deck.map((id) => id.slice(1, 3))).toEqual([
        ...range(12).map(() => '20'),
        ...range(12).map(() => '30'),
      ]);
      expect(new Set(deck).size).toBe(24);
      expect(deck.slice(0, 12)).not.toEqual([...deck.slice(0, 12)].sort());
      expect(deck.slice(12)).not.toEqual([...deck.slice(12)].sort());
      expect(open(3, 'other').piles[name]).not.toEqual(deck);
    },
  );
});

describe('who starts', () => {
  test('NA-S6: the named player has token 1, the others 2, 3, … clockwise', () => {
    expect(open(4, 'x', 0).players.map(({ token }) => token)).toEqual([1, 2, 3, 4]);
    expect(open(4, 'x', 2).players.map(({ token }) => token)).toEqual([3, 4, 1, 2]);
    expect(open(5, 'x', 4).players.map(({ token }) => token)).toEqual([2, 3, 4, 5, 1]);
    expect(open(4, 'x', 2).current).toBe(2);
  });

  test('NA-S6: nobody named, the seed decides, and everybody can be first', () => {
    const starters = range(60).map((n) => open(3, `seed ${n}`, null).current);

    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
    expect(open(3, 'seed 1', null)).toEqual(open(3, 'seed 1', starters[1]));
  });

  test('NA-S6: naming the first player changes no card and no fur', () => {
    const [one, other] = [open(3, 'x', 0), open(3, 'x', 1)];

    expect([other.piles, other.traders, other.rng]).toEqual([one.piles, one.traders, one.rng]);
    expect(other.players.map(({ furs }) => furs)).toEqual(one.players.map(({ furs }) => furs));
  });

  test('NA-S6: the same seed deals the same game, as long as the rules keep their version', () => {
    const state = open(2, 'golden', null);

    expect(game.rules).toBe(1);
    expect(open(2, 'golden', null)).toEqual(state);
    expect({
      current: state.current,
      furs: state.players.map(({ furs }) => furs),
      traders: state.traders,
      next: [state.piles.furDraw[0], state.piles.landDeck[0], state.piles.shipDeck[0]],
      rng: state.rng,
    }).toEqual({
      current: 1,
      furs: [
        { beaver: 0, mink: 1, otter: 1, muskrat: 0, lynx: 0 },
        { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 2 },
      ],
      traders: {
        top: ['mink', 'beaver', 'muskrat', 'muskrat'],
        middle: ['muskrat', 'otter', 'beaver'],
        bottom: ['mink', 'otter', 'beaver', 'mink'],
      },
      next: ['lynx', 'L20-07', 'S20-07'],
      rng: '36e4b31c9e01087ce578aa78b14ae896',
    });
  });
});
