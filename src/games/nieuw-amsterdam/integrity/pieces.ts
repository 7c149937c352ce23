import { at, sum } from '@/core/list';
import { BUILDINGS, campSpaces, DOCK_ROOM, FURS_OF_EACH_TYPE, zoneSpaces } from '../catalogue';
import { businessesOf } from '../draft';
import { farthestCamp } from '../steps/trading-company';
import { DISTRICTS, FURS, type State, TRADERS } from '../types';
import type { Demands } from './demand';

/** Seats, tokens, furs, buildings, goods, longhouses and posts. */
export function* pieces(state: State): Demands {
  yield* seats(state);
  yield* tokens(state);
  yield* furs(state);
  yield* buildings(state);
  yield* river(state);
}

/** Every list by seat has one entry a player, every seat named is taken. */
function* seats({ players, districts, current, moneyBox, auction, result }: State): Demands {
  const here = (seat: number | null): boolean => seat === null || seat < players.length;
  for (const district of DISTRICTS) {
    yield [
      districts[district].length === players.length,
      'NA-S1',
      `districts.${district}`,
      'one number a player',
    ];
  }
  yield [here(current), 'NA-S1', 'current', 'a seat at the table'];
  for (const [index, { takenBy }] of moneyBox.entries()) {
    yield [here(takenBy), 'NA-S1', `moneyBox.${index}.takenBy`, 'a seat at the table'];
  }
  const named =
    auction === null ? [] : [auction.chooser, auction.toAct, ...auction.bids.map(({ player }) => player)];
  yield [named.every(here), 'NA-S1', 'auction', 'seats at the table'];
  yield [
    result === null || result.scores.length === players.length,
    'NA-S1',
    'result.scores',
    'one score a player',
  ];
}

/** NA-S6: the tokens 1, 2, 3, … once each. */
function* tokens({ players }: State): Demands {
  const held = players.map(({ token }) => token);
  for (const [seat, token] of held.entries()) {
    const fits = token <= players.length && held.indexOf(token) === seat;
    yield [fits, 'NA-S6', `players.${seat}.token`, `each token from 1 to ${players.length} once`];
  }
}

/** NA-S3: ten furs of each type in all. */
function* furs({ players, traders, piles }: State): Demands {
  const lying = [...TRADERS.flatMap((trader) => traders[trader]), ...piles.furDraw, ...piles.furDiscard];
  for (const fur of FURS) {
    const there =
      lying.filter((other) => other === fur).length + sum(players.map((player) => player.furs[fur]));
    yield [
      there === FURS_OF_EACH_TYPE,
      'NA-S3',
      'piles.furDraw',
      `${FURS_OF_EACH_TYPE} ${fur} in all, not ${there}`,
    ];
  }
}

/** NA-S1, NA-D7: 25 buildings a player. NA-S2: goods lie on open docks only. */
function* buildings(state: State): Demands {
  for (const [seat, player] of state.players.entries()) {
    const houses = sum(player.lands.map((land) => land.houses));
    const there = player.buildings + businessesOf(state, seat) + houses + player.warehouses;
    yield [
      there === BUILDINGS,
      'NA-S1',
      `players.${seat}.buildings`,
      `${BUILDINGS} buildings in all, not ${there}`,
    ];
    const room = at(DOCK_ROOM, player.warehouses);
    yield [player.goods <= room, 'NA-S2', `players.${seat}.goods`, `at most ${room} goods on the docks`];
  }
}

/** NA-S4: longhouses and posts on spaces in use. NA-L2: a longhouse stays. NA-D6: no post beyond it. */
function* river(state: State): Demands {
  const { camps, players } = state;
  const spaces = campSpaces(players.length);
  for (const [camp, longhouses] of camps.entries()) {
    yield [
      longhouses <= at(spaces, camp),
      'NA-S4',
      `camps.${camp}`,
      `at most ${at(spaces, camp)} longhouses`,
    ];
  }
  yield [sum(camps) <= at(spaces, 0), 'NA-S4', 'camps', `at most ${at(spaces, 0)} longhouses in all`];
  yield [sum(camps) > 0, 'NA-L2', 'camps', 'the last longhouse stays'];

  const zones = zoneSpaces(players.length);
  for (const [seat, { post }] of players.entries()) {
    yield [
      post <= farthestCamp(state),
      'NA-D6',
      `players.${seat}.post`,
      'not beyond the farthest inhabited camp',
    ];
    const before = players.slice(0, seat).filter((other) => other.post === post).length;
    yield [before < at(zones, post - 1), 'NA-S4', `players.${seat}.post`, 'a free space in the zone'];
  }
}
