import { at } from '@/core/list';
import type { Bar } from './bars';
import { interval, markdown, one, percent, two } from './format';
import type { Pairing, Summary } from './series';
import { mean } from './statistics';

const wins = ({ share }: Summary): string => interval(share, percent);

/** What one pairing came to, for a reader. */
export function paragraph({ players, a, b }: Pairing, seeds: string, summary: Summary): string {
  const { games, share, placing, margin, points, thinking } = summary;
  return [
    `${players} players, ${a} against ${players - 1} x ${b}, ${seeds}, ${games} games`,
    `  wins     ${interval(share, percent)} %, par ${percent(1 / players)}`,
    `  placing  ${interval(placing, two)}, par ${two((players + 1) / 2)}`,
    `  points   ${one(points.a)} : ${one(points.b)}, margin ${interval(margin, one)}`,
    `  CPU ms   ${cpu(thinking.a)} : ${cpu(thinking.b)} a decision (mean, 99th percentile)`,
  ].join('\n');
}

const cpu = ({ mean: usual, p99 }: { mean: number; p99: number }): string => `${two(usual)}, ${two(p99)}`;

/** Everybody against copies of everybody, as Markdown; `cells` by row and column, null on the diagonal. */
export function crossTable(
  names: readonly string[],
  cells: readonly (readonly (Summary | null)[])[],
): string {
  const head = ['A', ...names.map((name) => `against ${name}`), 'mean', 'worst'];
  return markdown(
    head,
    names.map((name, row) => crossRow(name, at(cells, row))),
  );
}

function crossRow(name: string, cells: readonly (Summary | null)[]): string[] {
  const shares = cells.flatMap((cell) => (cell === null ? [] : [cell.share.mean]));
  const shown = cells.map((cell) => (cell === null ? '-' : wins(cell)));
  return [name, ...shown, percent(mean(shares)), percent(Math.min(...shares))];
}

/** Every bar with what was measured, as Markdown. */
export function ladder(bars: readonly Bar[], results: readonly Summary[]): string {
  const head = ['players', 'A', 'against', 'games', 'wins %', 'placing', 'points', 'CPU ms', 'bar', ''];
  const rows = bars.map(({ pairing, asked, met }, index) => {
    const result = at(results, index);
    const { games, placing, points, thinking } = result;
    return [
      `${pairing.players}`,
      pairing.a,
      pairing.b,
      `${games}`,
      wins(result),
      interval(placing, two),
      `${one(points.a)} : ${one(points.b)}`,
      `${two(thinking.a.mean)} : ${two(thinking.b.mean)}`,
      asked,
      met(result) ? 'met' : '**missed**',
    ];
  });
  return markdown(head, rows);
}
