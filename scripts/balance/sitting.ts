import { TEMPERAMENTS, type Temperament } from '@/bots/bot';
import type { Played, Seat } from '@/core/game';
import { at, range } from '@/core/list';
import { openRng, rngFromSeed, shuffled } from '@/core/rng';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { type Event, VP_SOURCES, type VpSource } from '@/games/nieuw-amsterdam/events';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import type { State, Step } from '@/games/nieuw-amsterdam/types';
import { contest } from '../arena/contest';
import { playerOf, seated } from '../arena/contestants';
import { scoresOf } from '../arena/series';
import { winShares } from '../arena/statistics';

/** One game to play among bots of one level. */
export interface Sitting {
  readonly players: number;
  readonly level: string;
  readonly number: number;
}

export type Use = MoveType | 'tilePassed' | 'specialPassed';

export interface FirstColumn {
  readonly column: number;
  /** 0 for the last, who bids for none. */
  readonly price: number;
  readonly tiles: readonly Step[];
}

/** What one player did in one game, and what came of it. */
export interface Account {
  /** Of the turn-order token at the start, from 1. */
  readonly position: number;
  readonly temperament: Temperament;
  readonly points: number;
  readonly share: number;
  readonly uses: Readonly<Partial<Record<Use, number>>>;
  readonly vp: Readonly<Record<VpSource, number>>;
  readonly first: FirstColumn;
}

interface Ledger {
  readonly uses: Partial<Record<Use, number>>;
  readonly vp: Record<VpSource, number>;
  first: FirstColumn;
}

const emptyLedger = (): Ledger => ({
  uses: {},
  vp: Object.fromEntries(VP_SOURCES.map((source) => [source, 0])) as Record<VpSource, number>,
  first: { column: -1, price: 0, tiles: [] },
});

/** Plays the game; one account for each seat. */
export function sit({ players, level, number }: Sitting): Account[] {
  const seed = `balance ${number}`;
  const table = { players, seed, first: null };
  const tastes = tastesFor(players, seed);
  const seats = tastes.map((taste, seat) => seated(playerOf(`${level}/${taste}`), seat));
  const ledgers = range(players).map(emptyLedger);
  const { state } = contest(nieuwAmsterdam, table, seats, (before, step) => note(ledgers, before, step));
  const shares = winShares(scoresOf(state));
  return scoresOf(state).map((points, seat) => ({
    position: at(nieuwAmsterdam.setup(table).players, seat).token,
    temperament: at(tastes, seat),
    points,
    share: at(shares, seat),
    ...at(ledgers, seat),
  }));
}

/** As mixed as can be: everybody else once before anybody twice, in a random order. */
function tastesFor(players: number, seed: string): Temperament[] {
  const { below } = openRng(rngFromSeed(`tastes ${seed}`));
  const decks = range(Math.ceil(players / TEMPERAMENTS.length)).map(() => shuffled(TEMPERAMENTS, below));
  return shuffled(decks.flat().slice(0, players), below);
}

function note(ledgers: readonly Ledger[], before: State, { by, move, events }: Played<Kind>): void {
  count(at(ledgers, by), move.type);
  for (const event of events) noteEvent(ledgers, event, before.round);
}

function noteEvent(ledgers: readonly Ledger[], event: Event, round: number): void {
  const of = (seat: Seat): Ledger => at(ledgers, seat);
  if (event.type === 'tilePassed' || event.type === 'specialPassed') count(of(event.player), event.type);
  if (event.type === 'vp') of(event.player).vp[event.source] += event.amount;
  if (round > 1) return;
  if (event.type === 'auctionWon')
    of(event.player).first = { ...of(event.player).first, price: event.amount };
  if (event.type === 'columnTaken') {
    const { column, tiles } = event;
    of(event.player).first = { ...of(event.player).first, column, tiles };
  }
}

function count({ uses }: Ledger, use: Use): void {
  uses[use] = (uses[use] ?? 0) + 1;
}
