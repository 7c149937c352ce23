import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WEIGHT_NAMES, weightsFor } from '@/bots/nieuw-amsterdam/think/weights';
import { YARDSTICK } from '@/bots/nieuw-amsterdam/think/yardstick';
import { range } from '@/core/list';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { whole } from '../arena/options';
import { playGreedily } from './greedy-game';
import { stylesOf } from './styles';
import { type Settings, type Start, tune, type Tuned, type Verdict, type Weights } from './tuning';

const FILE = 'src/bots/nieuw-amsterdam/think/weights.json';
const HAND: Weights = [...YARDSTICK];
const SHIPPED: Weights = [...weightsFor(4)];
/** Read before the long run: the tree may move on meanwhile. */
const COMMIT = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

/**
 * `npm run tune -- --mixed 60 --each 20 [--seed text] [--population 20] [--games 96] [--trials 240] [--out file]`:
 * generations with 2 to 5 players mixed, then for each number of players from there. The same command writes the
 * same weights.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      mixed: { type: 'string', default: '60' },
      each: { type: 'string', default: '20' },
      population: { type: 'string', default: '20' },
      games: { type: 'string', default: '96' },
      trials: { type: 'string', default: '240' },
      seed: { type: 'string', default: 'tune 1' },
      out: { type: 'string', default: FILE },
      from: { type: 'string', default: 'hand' },
    },
  });
  const shared = {
    population: whole('population', values.population),
    games: whole('games', values.games),
    trials: whole('trials', values.trials),
    every: 5,
  };
  const { min, max } = nieuwAmsterdam.seats;
  const counts = range(max - min + 1).map((more) => min + more);
  const mixed = { ...shared, players: counts, generations: whole('mixed', values.mixed), seed: values.seed };
  const start = values.from === 'shipped' ? onFrom(SHIPPED) : FROM_HAND;
  const together = run(start, mixed);
  const own = counts.map((players) => {
    const settings = { ...shared, players: [players], generations: whole('each', values.each) };
    return run(nextStart(together), { ...settings, seed: `${values.seed}, ${players} players` });
  });
  const { out, ...settings } = values;
  const file = fileOf(settings, counts, [together, ...own]);
  writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
}

const NEARER = 1.5;
const WIDTH = 0.35;
const LEAST_SPREAD = 0.12;
/** Points are the measure of everything else: their own weight stays 1. */
const spreadOf = (weights: Weights): Weights =>
  weights.map((weight, index) =>
    WEIGHT_NAMES[index] === 'vp' ? 0 : Math.max(LEAST_SPREAD, WIDTH * Math.abs(weight)),
  );

const FROM_HAND: Start = {
  pool: [{ name: 'hand', weights: HAND }, ...stylesOf(HAND)],
  from: HAND,
  spread: spreadOf(HAND),
};

/** From weights that are good already the search goes on nearer by. */
const onFrom = (weights: Weights): Start => ({
  pool: [{ name: 'hand', weights: HAND }, ...stylesOf(weights)],
  from: weights,
  spread: spreadOf(weights).map((spread) => spread / NEARER),
});

const nextStart = ({ champion, pool }: Tuned): Start => ({
  pool: pool.filter(({ name }) => name !== 'start'),
  from: champion.weights,
  spread: spreadOf(champion.weights).map((spread) => spread / 2),
});

function run(start: Start, settings: Settings): Tuned {
  console.log(
    `${settings.seed}: ${settings.generations} generations, players ${settings.players.join(', ')}`,
  );
  return tune(playGreedily, start, settings, tell);
}

const tell = ({ generation, mean, worst, promoted }: Verdict): void =>
  console.log(
    `  ${generation}: mean ${mean.toFixed(3)}, worst ${worst.toFixed(3)}${promoted ? ', promoted' : ''}`,
  );

/** The weights by number of players, and everything needed to make them again. */
function fileOf(
  settings: Readonly<Record<string, string>>,
  counts: readonly number[],
  [together, ...own]: readonly Tuned[],
): unknown {
  return {
    about: 'Made by `npm run tune`; not to be changed by hand.',
    made: {
      commit: COMMIT,
      settings,
      mixed: together?.verdicts,
      each: Object.fromEntries(counts.map((players, index) => [players, own[index]?.verdicts])),
    },
    players: Object.fromEntries(
      counts.map((players, index) => [players, named(own[index]?.champion.weights ?? HAND)]),
    ),
  };
}

const named = (weights: Weights): Record<string, number> =>
  Object.fromEntries(WEIGHT_NAMES.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(3))]));

main();
