import { core } from '../../e2e/core.mjs';
import { stateChange } from './change.mjs';
import { frameGaps } from './frames.mjs';
import { coldStart } from './starting.mjs';
import { acknowledgement, tapToPaint } from './taps.mjs';
import { whileThinking } from './thinking.mjs';
import { weight } from './weight.mjs';

/** What is measured, by name, each with its bars. */

const KB = 1000;
const kB = (bytes) => `${Math.round(bytes / KB)} kB`;

const GOOD_TAP = 100;
const SLOWEST_TAP = 200;
const MOST_CPU = 4;
const LEAST_SAVING = 5;
const LONGEST_GAP = 50;
const FIRST_LOAD = 350 * KB;
const PRECACHE = 1800 * KB;
const SAVED = 60;
const STARTED = 1500;
const SLOWED = 1.5;

async function taps(place, { taps: moves }, bar) {
  const figures = await tapToPaint(...place, { throttle: 4, moves });
  console.log(
    `Taps at 4x throttling, ms until painted (16: at most that); a tap on nothing: ${figures.idle.worst}`,
  );
  for (const { kind, taps: times, median, p95, worst } of figures.commonest) {
    console.log(`  ${kind.padEnd(28)}${times} taps, median ${median}, p95 ${p95}, worst ${worst}`);
  }
  const medians = figures.commonest.map((row) => row.median);
  bar(Math.max(...medians) < GOOD_TAP, `the ten commonest taps under ${GOOD_TAP} ms in the median`);
  bar(figures.worst <= SLOWEST_TAP, `none of them above ${SLOWEST_TAP} ms`);
  return figures;
}

async function change(place, { updates }, bar) {
  const figures = await stateChange(...place, { updates });
  for (const [kind, { change: cost, redrawn, replaced }] of Object.entries(figures.kinds)) {
    console.log(
      `One change on the full board (${kind}): ${cost} ms of CPU; all drawn again ${redrawn} ms, a new board ${replaced} ms`,
    );
    bar(cost <= MOST_CPU, `at most ${MOST_CPU} ms`);
    bar(cost * LEAST_SAVING <= replaced, 'at most a fifth of a new board');
  }
  return figures;
}

async function frames(place, { flights: moves }, bar) {
  const figures = await frameGaps(...place, { moves });
  const { flights, idle, moving, above } = figures;
  console.log(`Longest frame gap over ${flights} moves with motion: ${moving} ms, at rest ${idle} ms`);
  bar(above <= LONGEST_GAP, `at most ${LONGEST_GAP} ms above rest`);
  return figures;
}

async function size(place, _, bar) {
  const figures = await weight(...place);
  const { scripts, firstLoad, precache, precacheGzip, files } = figures;
  console.log(
    `Scripts before the title page can be used: ${scripts.length}, ${kB(firstLoad)} gzip; kept on the device: ${files} files, ${kB(precacheGzip)} as fetched, ${kB(precache)} unpacked`,
  );
  bar(firstLoad <= FIRST_LOAD, `first load at most ${kB(FIRST_LOAD)}`);
  bar(precacheGzip <= PRECACHE, `fetched for the device at most ${kB(PRECACHE)}`);
  return figures;
}

async function saved(place, { saved: moves }, bar) {
  const figures = await acknowledgement(...place, { moves });
  console.log(
    `From the tap to "saved", ${figures.moves} moves: median ${figures.median} ms, p95 ${figures.p95} ms, worst ${figures.worst} ms`,
  );
  bar(figures.p95 <= SAVED, `p95 at most ${SAVED} ms`);
  return figures;
}

async function start(place, { starts }, bar) {
  const { games, ...times } = await coldStart(...place, { starts });
  for (const [what, { median, worst }] of Object.entries(times)) {
    console.log(`Cold start with ${games} games, ${what}: median ${median} ms, worst ${worst} ms`);
  }
  bar(times.card.median <= STARTED, `newest game on screen within ${STARTED} ms`);
  return { games, ...times };
}

async function thinking(place, { level: asked, steps }, bar) {
  const { levels } = core.brainFor('nieuw-amsterdam');
  const level = levels.includes(asked) ? asked : levels.at(-1);
  const figures = [];
  for (const throttle of [1, 4]) {
    const one = await whileThinking(...place, { level, throttle, steps });
    figures.push(one);
    const { thinking: busy, idle, ratio, longestThought, ownThread } = one;
    console.log(
      `While ${level} thinks, ${throttle}x (${ownThread ? 'a thread of its own' : 'NO thread of its own'}, longest thought ${longestThought} ms): worst of ${busy.taps} taps ${busy.worst} ms, of ${idle.taps} idle ${idle.worst} ms`,
    );
    if (ratio === null) console.log('  no tap fell into a thought: nothing to compare');
    else bar(ratio <= SLOWED, `worst tap at most ${SLOWED} times idle`);
  }
  return figures;
}

export const subjects = (browser, origin, sizes) =>
  Object.fromEntries(
    Object.entries({ taps, change, frames, size, saved, start, thinking }).map(([name, measure]) => [
      name,
      (bar) => measure([browser, origin], sizes, bar),
    ]),
  );
