import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { randomMove } from '@/core/game';

import { diceOf, game, playout, stateAfter, tableOf } from './playouts.mjs';
import { simPlayout } from './sim-playouts.mjs';

export { playout, simPlayout };

/** The same rules as the one move of a boardgame.io game. */
const wrapped = {
  setup: (_context, table) => game.setup(table),
  moves: { play: ({ G }, move) => stateAfter(game.play(G, move)) },
  // Its undo list is emptied when its turn ends; ours never do, so the list would grow and slow it down unfairly.
  disableUndo: true,
};
const reduce = CreateGameReducer({ game: wrapped });

/** boardgame.io lets only its current player move. As its turn never ends, that is '0' from first to last. */
const action = (move) => ({ type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: '0' } });

/** One random game inside boardgame.io: what is legal, one of it, dispatch. */
export function wrappedPlayout(index, players) {
  const below = diceOf(index);
  let state = InitializeGame({ game: wrapped, numPlayers: players, setupData: tableOf(index, players) });
  let moves = 0;
  while (game.toAct(state.G) !== null) {
    state = reduce(state, action(randomMove(game, state.G, below)));
    moves++;
  }
  return { moves, state: state.G };
}
