import { pluralForm } from '../plural';

/** The word for so many, without the number. */
export const either = (count: number, one: string, other: string): string =>
  pluralForm.en(count, { one, other });

/** "1 coin", "2 coins" */
export const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${either(count, one, other)}`;

const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;

/** "a, b and c" */
export const enumerate = (parts: readonly string[]): string => joined(parts, 'and');

/** "a, b or c" */
export const alternatives = (parts: readonly (string | number)[]): string => joined(parts.map(String), 'or');
