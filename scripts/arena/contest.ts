import type { Game, Kind, Played, Seat, Table } from '@/core/game';
import { at, range } from '@/core/list';
import {
  type Answer,
  botSeed,
  type Mind,
  type Question,
  questionOf,
  type Thinking,
  thought,
} from '@/bots/bot';

/** Who sits at a table: a mind, and what answers for it. */
export interface Contestant<K extends Kind> {
  readonly mind: Mind;
  readonly think: (question: Question<K>) => Thinking<Answer<K>>;
}

export interface Contest<K extends Kind> {
  readonly state: K['State'];
  /** For each seat, the CPU milliseconds of each of its decisions. */
  readonly thinking: readonly (readonly number[])[];
}

type Watch<K extends Kind> = (before: K['State'], step: Played<K>) => void;

/** Plays a game to its end as the app does: its questions, its bots' chance, its one judge. */
export function contest<K extends Kind>(
  game: Game<K>,
  table: Table,
  seats: readonly Contestant<K>[],
  watch?: Watch<K>,
): Contest<K> {
  const thinking: number[][] = range(table.players).map(() => []);
  let state = game.setup(table);
  let moves = 0;
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const { think, mind } = at(seats, seat);
    const question = questionOf(game, state, mind, botSeed(table.seed, moves));
    const [{ move }, spent] = timed(() => thought(think(question)));
    at(thinking, seat).push(spent);
    const step = game.play(state, move);
    if (!step.ok) throw new Error(refusal(table, moves, seat, [mind, move, step.refusal]));
    watch?.(state, step);
    state = step.state;
    moves++;
  }
  return { state, thinking };
}

/** CPU time of this process: a busy machine does not count. */
function timed<T>(work: () => T): [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

const refusal = ({ players, seed }: Table, moves: number, seat: Seat, facts: readonly unknown[]): string =>
  `refused: ${players} players, seed "${seed}", move ${moves}, seat ${seat}: ${JSON.stringify(facts)}`;
