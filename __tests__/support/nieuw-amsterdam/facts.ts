import { deepStrictEqual, strictEqual } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import { at, sum } from '@/core/list';
import type { Seat } from '@/core/game';
import { shuffled } from '@/core/rng';
import type { Event } from '@/games/nieuw-amsterdam/events';
import { forecast } from '@/games/nieuw-amsterdam/income';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { leadOf } from '@/games/nieuw-amsterdam/leads';
import type { Change, Preview } from '@/games/nieuw-amsterdam/preview';
import { MOVE_TYPES } from '@/games/nieuw-amsterdam/rules';
import {
  type District,
  DISTRICTS,
  type Fur,
  FURS,
  type Player,
  type State,
  STOCKS,
  TRADERS,
} from '@/games/nieuw-amsterdam/types';
import type { Facts } from '../conformance';
import { covers } from './covers';
import { account, booked } from './ledger';
import { wildMove } from './wild-move';

const cardsOf = ({ players, piles, lands, ships }: State) => ({
  lands: [...piles.landDeck, ...lands, ...players.flatMap((player) => player.lands.map(({ id }) => id))],
  ships: [...piles.shipDeck, ...ships, ...players.flatMap((player) => player.ships)],
});

/** 10 furs of each type, 25 buildings each, no card twice. */
function conserved(state: State): unknown {
  const { players, traders, piles, districts } = state;
  const lying = [...TRADERS.flatMap((trader) => traders[trader]), ...piles.furDraw, ...piles.furDiscard];
  const { lands, ships } = cardsOf(state);
  return {
    furs: FURS.map(
      (fur) => sum(players.map((player) => player.furs[fur])) + lying.filter((f) => f === fur).length,
    ),
    buildings: players.map(
      (player, seat) =>
        player.buildings +
        player.warehouses +
        sum(player.lands.map(({ houses }) => houses)) +
        sum(DISTRICTS.map((district) => districts[district][seat] ?? 0)),
    ),
    twice: [lands.length - new Set(lands).size, ships.length - new Set(ships).size],
  };
}

const STARTS = ['phaseStarted', 'turnStarted', 'roundStarted', 'auctionWon', 'tilesLeftOut'];

/** The events of what the mover does, before anything follows by itself. */
function ownDoing(events: readonly Event[], mover: Seat): readonly Event[] {
  const closing = (event: Event): boolean =>
    event.rule === 'NA-I2' && 'player' in event && event.player === mover;
  const end = events.findIndex(
    (event) => STARTS.includes(event.type) || (/^NA-[PIE]/.test(event.rule) && !closing(event)),
  );
  return end < 0 ? events : events.slice(0, end);
}

/** The preview says what the move's own events then did; where nothing follows, what the states show. */
function checkPreview(before: State, preview: Preview, after: State, events: readonly Event[]): void {
  const mover = before.current ?? 0;
  const doing = ownDoing(events, mover);
  strictEqual(preview.reveals, before.rng !== after.rng);
  for (const change of preview.changes) checkChange(change, doing);
  if (doing.length < events.length) return;
  for (const change of preview.changes) checkOutcome(change, before, after);
  deepStrictEqual(preview.forecast.before, forecast(before, mover));
  deepStrictEqual(preview.forecast.after, forecast(after, mover));
  const leads = (state: State, district: District) =>
    state.players.map((_, seat) => leadOf(state, district, seat));
  const changed = DISTRICTS.filter(
    (district) => !isDeepStrictEqual(leads(before, district), leads(after, district)),
  );
  deepStrictEqual(
    preview.leads,
    changed.map((district) => ({ district, before: leads(before, district), after: leads(after, district) })),
  );
}

function checkChange(change: Change, doing: readonly Event[]): void {
  const own = doing.filter((event) => 'player' in event && event.player === change.player);
  for (const stock of STOCKS) {
    const moved = sum(own.flatMap((event) => (event.type === stock ? [event.amount] : [])));
    strictEqual(change.stock[stock], moved, `${stock} as previewed`);
  }
  const points = own.flatMap((event) => (event.type === 'vp' ? [[event.source, event.amount] as const] : []));
  deepStrictEqual(change.vp, Object.fromEntries(points), 'points by source as previewed');
  strictEqual(change.unknownFurs, drawnBy(own).length, 'furs drawn as previewed');
}

const drawnBy = (events: readonly Event[]): readonly Fur[] =>
  events.flatMap((event) => (event.type === 'fursDrawn' ? event.furs : []));

function checkOutcome(change: Change, before: State, after: State): void {
  const [old, now] = [at(before.players, change.player), at(after.players, change.player)];
  for (const stock of STOCKS) strictEqual(now[stock], old[stock] + change.stock[stock]);
  const known = sum(FURS.map((fur) => change.furs[fur]));
  const all = (player: Player): number => sum(FURS.map((fur) => player.furs[fur]));
  strictEqual(all(now), all(old) + known + change.unknownFurs);
  if (change.unknownFurs === 0)
    for (const fur of FURS) strictEqual(now.furs[fur], old.furs[fur] + change.furs[fur]);
  strictEqual(now.vp, old.vp + sum(Object.values(change.vp)));
  strictEqual(now.buildings, old.buildings + change.buildings);
}

export const facts: Facts<Kind> = {
  moveTypes: MOVE_TYPES,
  placesOf: (type) => (type === 'tradeFurs' ? [undefined, ...TRADERS] : [undefined]),
  isAt: (offer, place) => place === undefined || (offer.type === 'tradeFurs' && offer.trader === place),
  wildMove,
  covers,
  conserved,
  scrambled: (state, below) => ({
    ...state,
    rng: '0123456789abcdef0123456789abcdef',
    piles: {
      furDraw: shuffled(state.piles.furDraw, below),
      furDiscard: state.piles.furDiscard,
      landDeck: shuffled(state.piles.landDeck, below),
      shipDeck: shuffled(state.piles.shipDeck, below),
    },
  }),
  account,
  booked: (before, events) => booked(before as ReturnType<typeof account>, events), // made by `account`
  checkPreview,
};
