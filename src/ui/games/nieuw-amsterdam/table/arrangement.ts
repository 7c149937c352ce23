/**
 * How board and panel share the window, which counts and not the device. `beside`: side by side under one head.
 * `desk`: the same on a large screen, with the players in a column of their own. `above`: the board over the panel.
 * `sheet`: a phone, whose board shows a part at a time. `low`: a phone on its side.
 */
export type Arrangement = 'desk' | 'beside' | 'above' | 'sheet' | 'low';

const LOW = 480;
/** From this width on the players have a column of their own. */
const DESK = 1560;
/** With less width than this the panel does not fit beside a board under one head. */
const BESIDE_FITS = 840;
/** With less than this a whole board leaves no room for the panel under it. */
const ABOVE_FITS = { width: 600, height: 800 };

export function arrangementFor(width: number, height: number): Arrangement {
  if (width <= height) return width >= ABOVE_FITS.width && height >= ABOVE_FITS.height ? 'above' : 'sheet';
  if (width < BESIDE_FITS || height < LOW) return 'low';
  return width >= DESK ? 'desk' : 'beside';
}

const between = (least: number, wanted: number, most: number): number =>
  Math.min(most, Math.max(least, wanted));

/** The width of a panel at the side; larger letters take more of it. */
export function panelWidth(width: number, textScale: number): number {
  return between(
    340,
    width * 0.325 * Math.min(1.2, textScale),
    Math.min(440 * Math.min(1.2, textScale), width * 0.48),
  );
}

/** The height of the landscape sheet by its width. */
const SHEET = 0.82;

export interface Demand {
  readonly textScale: number;
  /** Whether the decision takes more room than the map needs: auctions and the final scorings. */
  readonly wordy: boolean;
}

/** The height of a board over the panel: all of its width if that leaves the panel enough. */
export const boardHeight = (width: number, height: number, { textScale, wordy }: Demand): number =>
  Math.min(width * SHEET, height * (textScale > 1.2 ? 0.36 : wordy ? 0.47 : 0.52));

/** The tabs under a phone's board. */
const TABS = 50;

/**
 * The height of a phone's board with its tabs: as large as the width allows where one aims at the map. It can always
 * be made larger.
 */
export function smallBoardHeight(width: number, height: number, { textScale, wordy }: Demand): number {
  if (textScale > 1.2) return height * 0.2;
  return Math.min(width * SHEET + TABS, height * (wordy ? 0.29 : 0.38));
}

/** The width of the players' column on a large screen. */
export const playersWidth = (textScale: number): number => 232 * Math.min(1.3, textScale);

/** What is left of a lowered panel: prompt and main action. */
export const loweredHeight = (textScale: number): number => 190 * textScale;
