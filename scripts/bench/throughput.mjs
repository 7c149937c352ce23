import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

import { randomMove } from '@/core/game';

import { diceOf, fourPlayers, game, mix, mixedPlayers, playout, stateAfter, tableOf } from './playouts.mjs';

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

function wrappedPlayout(index, players) {
  const below = diceOf(index);
  let state = InitializeGame({ game: wrapped, numPlayers: players, setupData: tableOf(index, players) });
  let moves = 0;
  while (game.toAct(state.G) !== null) {
    state = reduce(state, action(randomMove(game, state.G, below)));
    moves++;
  }
  return { moves, state: state.G };
}

function cpuMicroseconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** CPU microseconds per move, and a checksum over the scores of the first `checked` games. */
function measure(play, games, checked, playersOf) {
  let moves = 0;
  let checksum = 0;
  const cpu = cpuMicroseconds(() => {
    for (let index = 0; index < games; index++) {
      const { moves: made, state } = play(index, playersOf(index));
      moves += made;
      if (index < checked) for (const { total } of state.result.scores) checksum = mix(checksum, total);
    }
  });
  return { cost: cpu / moves, checksum };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const round = (number, digits = 2) => Number(number.toFixed(digits));

/** Both ways in turn, so that a busy spell of the machine hits both; equal warm-up. */
function compare(playersOf, { direct, wrapped: few, rounds }) {
  measure(playout, few, few, playersOf);
  measure(wrappedPlayout, few, few, playersOf);
  const pairs = Array.from({ length: rounds }, () => {
    const ours = measure(playout, direct, few, playersOf);
    const theirs = measure(wrappedPlayout, few, few, playersOf);
    if (ours.checksum !== theirs.checksum) throw new Error('boardgame.io came to other scores');
    return { ours: ours.cost, theirs: theirs.cost, ratio: theirs.cost / ours.cost };
  });
  const ours = median(pairs.map((pair) => pair.ours));
  const theirs = median(pairs.map((pair) => pair.theirs));
  return {
    microseconds: round(ours),
    movesPerSecond: Math.round(1e6 / ours),
    wrappedMicroseconds: round(theirs),
    wrappedMovesPerSecond: Math.round(1e6 / theirs),
    ratio: round(theirs / ours, 1),
    ratios: pairs.map(({ ratio }) => round(ratio, 1)),
  };
}

export const throughput = (sizes) => ({
  fourPlayers: compare(fourPlayers, sizes),
  mixed: compare(mixedPlayers, sizes),
});
