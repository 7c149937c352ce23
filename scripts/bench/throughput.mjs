import { pathToFileURL } from 'node:url';

import { bundle } from '../lib/bundle.mjs';

/**
 * Each way loads its own copy of the rules. Sharing one would slow both down: a just-in-time compiler settles on
 * the objects it has seen, and boardgame.io hands the rules proxies.
 */
async function contestants() {
  const { href } = pathToFileURL(await bundle('scripts/bench/contestants.mjs'));
  const { playout } = await import(`${href}?direct`);
  const { wrappedPlayout } = await import(`${href}?wrapped`);
  const { simPlayout } = await import(`${href}?simulated`);
  return { playout, wrappedPlayout, simPlayout };
}

function cpuMicroseconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** CPU microseconds per move, and the scores of the first `checked` games. */
function measure(play, games, checked, playersOf) {
  let moves = 0;
  const scores = [];
  const cpu = cpuMicroseconds(() => {
    for (let index = 0; index < games; index++) {
      const { moves: made, state } = play(index, playersOf(index));
      moves += made;
      if (index < checked) scores.push(state?.result.scores);
    }
  });
  return { cost: cpu / moves, scores: JSON.stringify(scores) };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const round = (number, digits = 2) => Number(number.toFixed(digits));

const WARM_UP = 2;
/** So much faster, the simulator plays more games for a measurement of about the same length. */
const SIMULATED = 10;

/** Both ways in turn, so that a busy spell of the machine hits both; the first turns only warm the two up. */
function compare({ playout, wrappedPlayout, simPlayout }, playersOf, { direct, wrapped, rounds }) {
  const pairs = Array.from({ length: WARM_UP + rounds }, () => {
    const ours = measure(playout, direct, wrapped, playersOf);
    const theirs = measure(wrappedPlayout, wrapped, wrapped, playersOf);
    if (ours.scores !== theirs.scores) throw new Error('boardgame.io came to other scores');
    const simulated = measure(simPlayout, SIMULATED * direct, 0, playersOf);
    return {
      ours: ours.cost,
      theirs: theirs.cost,
      simulated: simulated.cost,
      ratio: theirs.cost / ours.cost,
    };
  }).slice(WARM_UP);
  const ours = median(pairs.map((pair) => pair.ours));
  const theirs = median(pairs.map((pair) => pair.theirs));
  return {
    microseconds: round(ours),
    movesPerSecond: Math.round(1e6 / ours),
    wrappedMicroseconds: round(theirs),
    wrappedMovesPerSecond: Math.round(1e6 / theirs),
    ratio: round(theirs / ours, 1),
    simulatedMicroseconds: round(median(pairs.map((pair) => pair.simulated)), 3),
    simulatedRatio: Math.round(median(pairs.map((pair) => pair.theirs / pair.simulated))),
    ratios: pairs.map(({ ratio }) => round(ratio, 1)),
  };
}

export async function throughput(sizes) {
  const both = await contestants();
  return {
    fourPlayers: compare(both, () => 4, sizes),
    mixed: compare(both, (index) => 2 + (index % 4), sizes),
  };
}
