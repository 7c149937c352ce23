import { parseArgs } from 'node:util';
import { nieuwAmsterdamBrain } from '@/bots/nieuw-amsterdam';
import { at, range } from '@/core/list';
import { barsFor } from './bars';
import { playerOf } from './contestants';
import { doAll, isChild, serve } from './jobs';
import { whole } from './options';
import { crossTable, ladder, paragraph } from './report';
import { type Pairing, playSeed, type Round, type Summary, summary } from './series';

/**
 * `npm run arena -- --players 4 --a expert --b hard --seeds 100 [--seed0 N] [--jobs 2]`: A against copies of B.
 * `--table easy,medium,hard` plays everybody against copies of everybody and prints Markdown; `--ladder` plays every
 * pairing that has a bar, all of them or those whose names hold `--only`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      players: { type: 'string', default: '4' },
      a: { type: 'string', default: 'easy' },
      b: { type: 'string', default: 'random' },
      table: { type: 'string' },
      ladder: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      seeds: { type: 'string', default: '100' },
      seed0: { type: 'string', default: '0' },
      jobs: { type: 'string', default: '1' },
    },
  });
  const players = whole('players', values.players);
  const ring: Ring = {
    seeds: whole('seeds', values.seeds),
    seed0: whole('seed0', values.seed0),
    jobs: whole('jobs', values.jobs),
  };
  if (values.ladder) return climb(values.only, ring);
  if (values.table !== undefined) return table(players, values.table.split(','), ring);
  const pairing = { players, a: values.a, b: values.b };
  const [rounds] = await play([pairing], ring);
  console.log(paragraph(pairing, seedsOf(ring), summary(rounds ?? [])));
}

interface Ring {
  readonly seeds: number;
  readonly seed0: number;
  readonly jobs: number;
}

const seedsOf = ({ seeds, seed0 }: Ring): string => `seeds ${seed0} to ${seed0 + seeds - 1}`;

interface Task {
  readonly pairing: Pairing;
  readonly number: number;
}

const playTask = ({ pairing, number }: Task): Round => playSeed(pairing, number);

/** The rounds of each pairing, all on the same seeds. */
async function play(pairings: readonly Pairing[], { seeds, seed0, jobs }: Ring): Promise<Round[][]> {
  for (const { a, b } of pairings) [a, b].forEach(playerOf);
  const tasks = pairings.flatMap((pairing) => range(seeds).map((i) => ({ pairing, number: seed0 + i })));
  const rounds = await doAll(tasks, jobs, playTask);
  return pairings.map((_, index) => rounds.slice(index * seeds, (index + 1) * seeds));
}

const LEVELS = nieuwAmsterdamBrain.levels.filter((level) => level !== 'random');

async function climb(only: string, ring: Ring): Promise<void> {
  const bars = barsFor(LEVELS).filter(({ pairing: { a, b } }) => `${a} against ${b}`.includes(only));
  const results = (await play(bars.map(({ pairing }) => pairing), ring)).map(summary); // prettier-ignore
  console.log(`${seedsOf(ring)}; CPU is the mean of a decision\n\n${ladder(bars, results)}`);
}

async function table(players: number, names: readonly string[], ring: Ring): Promise<void> {
  const pairings = names.flatMap((a) => names.filter((b) => b !== a).map((b) => ({ players, a, b })));
  const results = (await play(pairings, ring)).map(summary);
  const cellOf = (a: string, b: string): Summary | null =>
    a === b
      ? null
      : at(
          results,
          pairings.findIndex((one) => one.a === a && one.b === b),
        );
  console.log(`${players} players, ${seedsOf(ring)}, ${ring.seeds * players} games a cell; wins of A in %\n`);
  console.log(
    crossTable(
      names,
      names.map((a) => names.map((b) => cellOf(a, b))),
    ),
  );
}

if (isChild()) serve(playTask);
else await main();
