import { type Mind, questionOf, thought } from '@/bots/bot';
import { nieuwAmsterdamBrain as brain } from '@/bots/nieuw-amsterdam';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { State } from '@/games/nieuw-amsterdam/types';

/** What a bot does in a position. */
export const decided = (
  state: State,
  seed: string,
  level: string,
  temperament: Mind['temperament'] = 'settler',
): Move => thought(brain.think(questionOf(game, state, { level, temperament }, seed))).move;

interface BotGame {
  readonly players: number;
  readonly seed: string;
  readonly mindAt: (seat: number) => Mind;
}

type Look = (state: State, move: Move, seed: string) => void;

/** Plays a game of bots to its end; `look` sees every decision before it is played. */
export function playBots({ players, seed, mindAt }: BotGame, look: Look = () => undefined): State {
  let state = game.setup({ players, seed, first: null });
  for (let moves = 0; state.current !== null; moves++) {
    const { level, temperament } = mindAt(state.current);
    const own = `${seed} ${moves}`;
    const move = decided(state, own, level, temperament);
    look(state, move, own);
    const played = game.play(state, move);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)} ${JSON.stringify(played.refusal)}`);
    state = played.state;
  }
  return state;
}

export const scoresOf = (state: State): number[] => state.players.map(({ vp }) => vp);
