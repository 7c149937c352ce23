import { total } from '@/core/amounts';
import { type Fur, type FurCounts, FURS } from '@/games/nieuw-amsterdam/types';
import { clamped } from './draft';

export const NO_FURS: FurCounts = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };

export const furTotal = (furs: FurCounts): number => total(furs, FURS);

/** One kind set to a new number, within what is there and the most in all. */
export function withFur(
  furs: FurCounts,
  fur: Fur,
  value: number,
  limits: { there: FurCounts; most: number },
) {
  const elsewhere = furTotal(furs) - furs[fur];
  return { ...furs, [fur]: clamped(value, 0, Math.min(limits.there[fur], limits.most - elsewhere)) };
}

/** So many furs, the commonest types first: a set of few types is worth the most. */
export function mostAlike(there: FurCounts, number: number): FurCounts {
  const picked: Record<Fur, number> = { ...NO_FURS };
  let left = number;
  for (const fur of [...FURS].sort((one, other) => there[other] - there[one])) {
    picked[fur] = Math.min(left, there[fur]);
    left -= picked[fur];
  }
  return picked;
}
