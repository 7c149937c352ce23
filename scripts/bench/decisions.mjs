import { buildForHermes, timeOnHermes } from './hermes.mjs';

const ranked = (numbers) => [...numbers].sort((a, b) => a - b);
const rounded = (number) => Number(number.toFixed(1));

/**
 * What a level's decisions cost on Hermes, in milliseconds of CPU: the whole run is timed, and a decision has its
 * share by the moves it tried in thought, which are counted one by one.
 */
export async function decisions(level, games) {
  const {
    decisions: all,
    thoughts,
    cpuMs,
  } = await timeOnHermes(await buildForHermes(), {
    task: 'think',
    games,
    part: level,
  });
  const each = cpuMs / thoughts;
  const took = ranked(all.map((decision) => decision.thoughts));
  const longest = ranked(all.map((decision) => decision.longest));
  return {
    level,
    decisions: all.length,
    microsecondsATriedMove: rounded(1000 * each),
    median: rounded(each * took[took.length >> 1]),
    percentile99: rounded(each * took[Math.floor(took.length * 0.99)]),
    longestSlice: rounded(each * longest[longest.length - 1]),
  };
}
