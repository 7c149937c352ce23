import { randomMove } from '@/core/game';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';

export { game };

/** xorshift: so cheap that it measures the rules and not itself, and the same on every engine. */
export function diceOf(seed) {
  let word = Math.imul(seed + 1, 0x9e3779b1) | 1; // never 0, which would stay 0
  return (n) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return ((word >>> 16) * n) >>> 16; // a division would cost more than all the rest; n is far below 65,536
  };
}

export const tableOf = (index, players) => ({ players, seed: String(index), first: null });

export function stateAfter(played) {
  if (!played.ok) throw new Error(`a sampled move was refused: ${JSON.stringify(played.refusal)}`);
  return played.state;
}

/** One random game, called directly: what is legal, one of it, apply. */
export function playout(index, players) {
  const below = diceOf(index);
  let state = game.setup(tableOf(index, players));
  let moves = 0;
  while (game.toAct(state) !== null) {
    state = stateAfter(game.play(state, randomMove(game, state, below)));
    moves++;
  }
  return { moves, state };
}

export const fourPlayers = () => 4;
export const mixedPlayers = (index) => 2 + (index % 4);

export const mix = (hash, word) => Math.imul(hash ^ word, 0x01000193);

/** FNV-1a over everything in the final states, and the number of moves: equal only if every game went alike. */
export function fingerprint(games, playersOf = mixedPlayers) {
  let hash = 0x811c9dc5 | 0;
  for (let index = 0; index < games; index++) {
    const { moves, state } = playout(index, playersOf(index));
    const text = JSON.stringify(state);
    for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
    hash = mix(hash, moves);
  }
  return (hash >>> 0).toString(16);
}
