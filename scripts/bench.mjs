import { parseArgs } from 'node:util';

import { whyNoHermes } from './bench/hermes.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** How fast the rules are: against boardgame.io on this machine, and in instructions on a device's engine. */

const LEAST_RATIO = 25;
const MOST_INSTRUCTIONS = 100_000;
const LEAST_SIMULATED = 500;
const MOST_SIMULATED = 40_000;
const MOST_MS = { expert: 200, hard: 50 };
const MOST_SLICE_MS = 5;

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    games: { type: 'string' },
  },
});
const SIZES = flags.quick
  ? { direct: 200, wrapped: 15, rounds: 3, checked: 20, long: 8, short: 3, profiled: 3, thought: 1 }
  : { direct: 1000, wrapped: 60, rounds: 7, checked: 200, long: 25, short: 5, profiled: 12, thought: 4 };
if (flags.games !== undefined) SIZES.direct = Number(flags.games);

const figure = (number) => number.toLocaleString('en');
const verdict = (met) => (met ? 'met' : 'MISSED');
const failures = [];
const bar = (met, text) => {
  if (!met) failures.push(text);
  return `${text}: ${verdict(met)}`;
};

function showThroughput(title, measured) {
  console.log(`${title}: random games, legal moves + apply, CPU time`);
  console.log(
    `  directly      ${figure(measured.movesPerSecond)} moves/s, ${measured.microseconds} µs a move`,
  );
  console.log(
    `  boardgame.io  ${figure(measured.wrappedMovesPerSecond)} moves/s, ${measured.wrappedMicroseconds} µs a move`,
  );
  console.log(
    `  simulator     ${measured.simulatedMicroseconds} µs a move, ${figure(measured.simulatedRatio)} times boardgame.io`,
  );
  console.log(`  ratio         ${measured.ratio} (${measured.ratios.join(', ')})`);
}

function showProfile(rows) {
  console.log('What the parts cost, in instructions: per move of the game, each time, how often');
  for (const { part, perMove, each, times } of rows) {
    const columns = [perMove, each].map((number) => figure(number).padStart(10));
    console.log(`  ${part.padEnd(36)}${columns.join('')}${(100 * times).toFixed(1).padStart(8)} %`);
  }
}

async function thinkingTimes() {
  const { decisions } = await import('./bench/decisions.mjs');
  const rows = [];
  for (const [level, most] of Object.entries(MOST_MS)) {
    const row = await decisions(level, SIZES.thought);
    rows.push(row);
    console.log(
      `  ${level}: a decision takes ${row.median} ms CPU, 99 of 100 at most ${row.percentile99} ms, ` +
        `${row.longestSlice} ms at most between two pauses (${row.decisions} decisions)`,
    );
    console.log(`  ${bar(row.percentile99 <= most, `${level} within ${most} ms`)}`);
    console.log(`  ${bar(row.longestSlice <= MOST_SLICE_MS, `${level} pauses every ${MOST_SLICE_MS} ms`)}`);
  }
  return rows;
}

async function onHermes() {
  const missing = whyNoHermes();
  if (missing !== null) {
    console.log(`Hermes: skipped, as ${missing}.`);
    return null;
  }
  const { instructions, profile } = await import('./bench/instructions.mjs');
  const counted = await instructions(SIZES);
  console.log(
    `Hermes 0.12, 4 players: ${figure(counted.perMove)} instructions a move, over ${figure(counted.moves)} moves`,
  );
  console.log(
    `  same final states as Node in ${counted.checked} games for 2 to 5 players (${counted.fingerprint})`,
  );
  console.log(
    `  ${bar(counted.perMove <= MOST_INSTRUCTIONS, `at most ${figure(MOST_INSTRUCTIONS)} instructions`)}`,
  );
  const { simulator } = counted;
  console.log(
    `  simulator: ${figure(simulator.perMove)} instructions a move, over ${figure(simulator.moves)} moves`,
  );
  console.log(
    `  ${bar(simulator.perMove <= MOST_SIMULATED, `simulator at most ${figure(MOST_SIMULATED)} instructions`)}`,
  );
  const thinking = await thinkingTimes();
  if (!flags.profile) return { ...counted, thinking };
  const parts = await profile(SIZES.profiled);
  showProfile(parts);
  return { ...counted, thinking, parts };
}

process.env.NODE_ENV = 'production'; // boardgame.io checks and logs more otherwise
ensureInstalled();
const { throughput } = await import('./bench/throughput.mjs');
const node = await throughput(SIZES);
showThroughput('4 players', node.fourPlayers);
showThroughput('2 to 5 players', node.mixed);
console.log(`  ${bar(node.fourPlayers.ratio >= LEAST_RATIO, `at least ${LEAST_RATIO} times boardgame.io`)}`);
console.log(
  `  ${bar(node.fourPlayers.simulatedRatio >= LEAST_SIMULATED, `simulator at least ${LEAST_SIMULATED} times boardgame.io`)}`,
);
const hermes = await onHermes();
console.log(JSON.stringify({ node, hermes }));
if (failures.length > 0 && !flags.quick) {
  console.error(`Missed: ${failures.join('; ')}.`);
  process.exitCode = 1;
}
