import { parseArgs } from 'node:util';
import { range } from '@/core/list';
import { doAll, isChild, serve } from '../arena/jobs';
import { whole } from '../arena/options';
import { type Account, sit } from './sitting';
import {
  actions,
  bySeat,
  byTemperament,
  type Chapter,
  firstColumn,
  firstColumnSigns,
  scores,
  sources,
} from './tables';

/**
 * `npm run balance -- --level hard --games 400 [--players 2,3,4,5] [--seed0 N] [--jobs 2]`: what bots of one level,
 * of all temperaments, find out about the game; Markdown.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      level: { type: 'string', default: 'easy' },
      games: { type: 'string', default: '400' },
      players: { type: 'string', default: '2,3,4,5' },
      seed0: { type: 'string', default: '0' },
      jobs: { type: 'string', default: '1' },
    },
  });
  const [games, seed0] = [whole('games', values.games), whole('seed0', values.seed0)];
  const counts = values.players.split(',').map((count) => whole('players', count));
  const sittings = counts.flatMap((players) =>
    range(games).map((game) => ({ players, level: values.level, number: seed0 + game })),
  );
  const accounts = await doAll<(typeof sittings)[number], Account[]>(
    sittings,
    whole('jobs', values.jobs),
    sit,
  );
  const chapters = counts.map((players, index) => ({
    players,
    games: accounts.slice(index * games, (index + 1) * games),
  }));
  console.log(
    `${values.level}, seeds ${seed0} to ${seed0 + games - 1}, ${games} games for each number of players\n`,
  );
  print(chapters);
}

function print(chapters: readonly Chapter[]): void {
  const parts: readonly (readonly [string, string])[] = [
    ['Wins by place in the first turn order, in %', bySeat(chapters)],
    ['Wins by temperament, in %', byTemperament(chapters)],
    ['Scores', scores(chapters)],
    ['Actions', actions(chapters)],
    ['Where points come from', sources(chapters)],
    ['Wins by column of the first round, in %', firstColumn(chapters)],
    ['Signs in the first column', firstColumnSigns(chapters)],
  ];
  for (const [title, table] of parts) console.log(`## ${title}\n\n${table}\n`);
}

if (isChild()) serve(sit);
else await main();
