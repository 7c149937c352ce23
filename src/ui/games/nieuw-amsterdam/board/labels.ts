import type { District } from '@/games/nieuw-amsterdam/types';

/** All words on the board, ready to show. */
export interface BoardLabels {
  /** The whole board, for who cannot see it. */
  readonly board: string;
  readonly title: string;
  readonly subtitle: string;
  /** One letter. */
  readonly north: string;
  readonly river: string;
  readonly sea: string;
  readonly districts: Readonly<Record<District, string>>;
  readonly moneyBox: string;
  readonly lands: string;
  readonly ships: string;
  readonly wharf: string;
  readonly landRow: string;
  readonly zoom: { readonly in: string; readonly out: string; readonly fit: string };
}
