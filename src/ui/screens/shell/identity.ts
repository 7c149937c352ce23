import { at } from '@/core/list';
import type { SeatSetup } from '@/match/table';
import type { SeatIdentity } from '@/ui/theme/players';

export const COLOURS = [0, 1, 2, 3, 4] as const satisfies readonly SeatIdentity['colour'][];

/** A seat as everybody recognises it. */
export const identityOf = ({ name, colour }: Pick<SeatSetup, 'name' | 'colour'>): SeatIdentity => ({
  name,
  colour: at(COLOURS, colour % COLOURS.length),
});
