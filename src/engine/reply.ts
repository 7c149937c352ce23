import { never } from '@/core/never';
import type { Game, Kind } from '@/core/game';
import { en } from '@/i18n/en';
import { engineWords as words } from '@/i18n/en/engine';
import type { ReplayProblem } from '@/match/record';

/** One line of output: `ok` and what was asked for, or the error. */
export type Reply = Readonly<Record<string, unknown>>;

/** An error outside the rules of any game. */
export const error = (code: string, message: string, facts: Reply = {}): Reply => ({
  ok: false,
  error: { rule: 'PROTOCOL', code, message, ...facts },
});

/** A refusal by a game's rules: rule, code and facts as they are, and a sentence. */
export const refusal = (game: Game<Kind>, why: Kind['Refusal'], facts: Reply = {}): Reply => ({
  ok: false,
  error: { ...why, message: `${en[game.id]?.refusal(why) ?? why.code} (${why.rule})`, ...facts },
});

/** Why a record cannot be replayed. */
export function replayError(problem: ReplayProblem): Reply {
  switch (problem.code) {
    case 'malformed':
      return error(problem.code, words.malformed(problem.field, problem.expected), { field: problem.field });
    case 'unknownGame':
      return error(problem.code, words.unknownGame(problem.game), { field: 'game' });
    case 'wrongSeats':
      return error(problem.code, words.wrongSeats(problem.field, problem.least, problem.most), {
        field: problem.field,
      });
    case 'illegalMove':
      return refusal(problem.game, problem.refusal, { index: problem.index });
    default:
      return never(problem);
  }
}
