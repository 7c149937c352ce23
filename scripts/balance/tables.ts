import { TEMPERAMENTS } from '@/bots/bot';
import { at, range, sum } from '@/core/list';
import { VP_SOURCES } from '@/games/nieuw-amsterdam/events';
import { MONEY_BOX } from '@/games/nieuw-amsterdam/catalogue';
import { STEPS } from '@/games/nieuw-amsterdam/types';
import { interval, markdown, one, percent, two } from '../arena/format';
import { correlation, type Estimate, mean, quantile, ratioBootstrap } from '../arena/statistics';
import type { Account, Use } from './sitting';

/** Games by number of players; each is one account a seat. */
export type Games = readonly (readonly Account[])[];
export interface Chapter {
  readonly players: number;
  readonly games: Games;
}

const ACTIONS = [
  'buildBusinesses',
  'holdElections',
  'acquireLand',
  'clearLand',
  'tradeFurs',
  'shipFurs',
  'tilePassed',
  'lumberYard',
  'granary',
  'buildWarehouse',
  'buildHouses',
  'blackMarket',
  'moveTradingPost',
  'specialPassed',
] as const satisfies readonly Use[];

const FAR = 0.05;

/** How often those players win; marked when that is far from their fair share. */
function winsOf({ players, games }: Chapter, chosen: (account: Account) => boolean): string {
  const units = games.map((game) => {
    const some = game.filter(chosen);
    return [sum(some.map(({ share }) => share)), some.length] as const;
  });
  if (units.every(([, many]) => many === 0)) return '';
  const wins = ratioBootstrap(units);
  return interval(wins, percent) + markOf(wins, 1 / players);
}

/** `!`: beyond 5 points; `!!`: and the interval too leaves the fair share out. */
function markOf({ mean: middle, low, high }: Estimate, par: number): string {
  if (Math.abs(middle - par) <= FAR) return '';
  return low > par || high < par ? ' !!' : ' !';
}

const parOf = ({ players }: Chapter): string => percent(1 / players);

export function bySeat(chapters: readonly Chapter[]): string {
  const most = Math.max(...chapters.map(({ players }) => players));
  const head = ['players', 'par', ...range(most).map((seat) => `starts ${seat + 1}.`)];
  const rows = chapters.map((chapter) => [
    `${chapter.players}`,
    parOf(chapter),
    ...range(most).map((seat) => winsOf(chapter, ({ position }) => position === seat + 1)),
  ]);
  return markdown(head, rows);
}

export function byTemperament(chapters: readonly Chapter[]): string {
  const rows = chapters.map((chapter) => [
    `${chapter.players}`,
    parOf(chapter),
    ...TEMPERAMENTS.map((taste) => winsOf(chapter, ({ temperament }) => temperament === taste)),
  ]);
  return markdown(['players', 'par', ...TEMPERAMENTS], rows);
}

export function scores(chapters: readonly Chapter[]): string {
  const spread = (numbers: readonly number[]): string =>
    [0.05, 0.5, 0.95].map((part) => quantile(numbers, part)).join(' / ');
  const rows = chapters.map(({ players, games }) => {
    const points = games.map((game) => game.map((account) => account.points).sort((a, b) => b - a));
    return [
      `${players}`,
      `${games.length}`,
      spread(points.map((list) => at(list, 0))),
      spread(points.flat()),
      one(mean(points.map((list) => at(list, 0) - at(list, 1)))),
      `${points.filter((list) => at(list, 0) === at(list, 1)).length}`,
    ];
  });
  return markdown(
    ['players', 'games', 'winners 5 % / median / 95 %', 'all', 'ahead of the second', 'ties'],
    rows,
  );
}

/** How often a game, who uses it at all, and whether winners use it more. */
export function actions(chapters: readonly Chapter[]): string {
  const accounts = chapters.flatMap(({ games }) => games.flat());
  const usual = (some: readonly Account[], use: Use): number => mean(some.map(({ uses }) => uses[use] ?? 0));
  const rows = ACTIONS.map((use) => [
    use,
    ...chapters.map(({ games }) => two(usual(games.flat(), use))),
    percent(accounts.filter(({ uses }) => (uses[use] ?? 0) > 0).length / accounts.length),
    two(
      usual(
        accounts.filter(({ share }) => share > 0),
        use,
      ),
    ),
    two(
      usual(
        accounts.filter(({ share }) => share === 0),
        use,
      ),
    ),
  ]);
  const counts = chapters.map(({ players }) => `${players} players`);
  return markdown(['a player and game', ...counts, 'used by %', 'winners', 'others'], rows);
}

export function sources(chapters: readonly Chapter[]): string {
  const usual = (some: readonly Account[], source: (typeof VP_SOURCES)[number]): string =>
    one(mean(some.map(({ vp }) => vp[source])));
  const rows = VP_SOURCES.map((source) => [
    source,
    ...chapters.flatMap(({ games }) => {
      const all = games.flat();
      return [
        usual(
          all.filter(({ share }) => share > 0),
          source,
        ),
        usual(
          all.filter(({ share }) => share === 0),
          source,
        ),
      ];
    }),
  ]);
  const heads = chapters.flatMap(({ players }) => [`${players}: winners`, 'others']);
  return markdown(['points from', ...heads], rows);
}

/** Who wins by the column taken in round one. */
export function firstColumn(chapters: readonly Chapter[]): string {
  const columns = MONEY_BOX.map(({ tiles, coins }, index) => ({
    index,
    name: `${tiles} tiles, ${coins} coins`,
  }));
  const rows = chapters.map((chapter) => [
    `${chapter.players}`,
    parOf(chapter),
    ...columns.map(({ index }) => winsOf(chapter, ({ first }) => first.column === index)),
  ]);
  return markdown(['players', 'par', ...columns.map(({ name }) => name)], rows);
}

const SIGNS: readonly { readonly name: string; readonly of: (account: Account) => number }[] = [
  { name: 'tiles', of: ({ first }) => first.tiles.length },
  ...STEPS.map((step) => ({
    name: `${step} tiles`,
    of: ({ first }: Account) => first.tiles.filter((tile) => tile === step).length,
  })),
  { name: 'price paid', of: ({ first }) => first.price },
];

export function firstColumnSigns(chapters: readonly Chapter[]): string {
  const rows = SIGNS.map(({ name, of }) => [
    name,
    ...chapters.map(({ games }) =>
      two(correlation(games.flat().map((account) => [of(account), account.share] as const))),
    ),
  ]);
  return markdown(['correlation with winning', ...chapters.map(({ players }) => `${players} players`)], rows);
}
