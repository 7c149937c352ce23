import { pluralForm } from '../plural';

/** The word for so many, without the number. */
export const either = (count: number, one: string, other: string): string =>
  pluralForm.de(count, { one, other });

/** "1 Münze", "2 Münzen" */
export const counted =
  (one: string, other: string) =>
  (count: number): string =>
    `${count} ${either(count, one, other)}`;

const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;

/** "a, b und c" */
export const enumerate = (parts: readonly string[]): string => joined(parts, 'und');

/** "a, b oder c" */
export const alternatives = (parts: readonly (string | number)[]): string =>
  joined(parts.map(String), 'oder');
