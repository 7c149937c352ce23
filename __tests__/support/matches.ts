import type { Kind as AnyKind } from '@/core/game';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { botQuestion } from '@/match/bot-turn';
import { type Match, start, submit } from '@/match/match';
import { newTable, settled, tableOf, type TableSetup } from '@/match/table';
import { type Mind, thought } from '@/bots/bot';
import { brainFor } from '@/bots/registry';

export const place = (district: string) => ({ type: 'placeBusiness', district });
export const column = { type: 'chooseColumn', column: 0 };

/** The match after these moves, every one of which must be legal. */
export function after(match: Match<AnyKind>, ...moves: readonly unknown[]): Match<AnyKind> {
  return moves.reduce<Match<AnyKind>>((now, move) => {
    const played = submit(now, move);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    return played.match;
  }, match);
}

/** A table of Nieuw Amsterdam; people sit first, then bots. */
export const tableFor = (players: number, humans: number, more: Partial<TableSetup> = {}): TableSetup =>
  settled(
    {
      ...newTable({ game: 'nieuw-amsterdam', seed: 'table', players, humans, level: 'random' }),
      first: 0,
      ...more,
    },
    (seat) => `Player ${seat + 1}`,
  );

export const matchAt = (table: TableSetup): Match<AnyKind> => start(nieuwAmsterdam, tableOf(table));

/** What a bot does here. */
export function botMove(match: Match<AnyKind>, mind: Mind): AnyKind['Move'] {
  const brain = brainFor(match.game.id);
  if (brain === null) throw new Error(`nobody plays ${match.game.id}`);
  return thought(brain.think(botQuestion(match, mind))).move;
}

export const RANDOM: Mind = { level: 'random', temperament: 'settler' };

/** So many random moves on, or to the end. */
export function played(match: Match<AnyKind>, moves: number): Match<AnyKind> {
  let now = match;
  for (let i = 0; i < moves && now.game.toAct(now.state) !== null; i++) {
    now = after(now, botMove(now, RANDOM));
  }
  return now;
}
