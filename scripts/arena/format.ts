import type { Estimate } from './statistics';

const digits =
  (count: number) =>
  (number: number): string =>
    number.toFixed(count).replace(/^-(0\.?0*)$/, '$1');

export const one = digits(1);
export const two = digits(2);
export const percent = (part: number): string => one(100 * part);

export const interval = ({ mean, low, high }: Estimate, show: (number: number) => string): string =>
  `${show(mean)} [${show(low)}, ${show(high)}]`;

export const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
