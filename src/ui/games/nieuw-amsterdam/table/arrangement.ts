/**
 * How board and panel share the window, which counts and not the device. `beside`: side by side under one head.
 * `above`: the board over the panel. `sheet`: a phone, whose board shows a part at a time. `low`: a phone on its side.
 */
export type Arrangement = 'beside' | 'above' | 'sheet' | 'low';

const LOW = 480;
/** With less width than this the panel does not fit beside a board under one head. */
const BESIDE_FITS = 840;
/** With less than this a whole board leaves no room for the panel under it. */
const ABOVE_FITS = { width: 600, height: 800 };

export function arrangementFor(width: number, height: number): Arrangement {
  if (width > height) return width >= BESIDE_FITS && height >= LOW ? 'beside' : 'low';
  return width >= ABOVE_FITS.width && height >= ABOVE_FITS.height ? 'above' : 'sheet';
}

const between = (least: number, wanted: number, most: number): number =>
  Math.min(most, Math.max(least, wanted));

/** The width of a panel at the side; larger letters take more of it. */
export function panelWidth(width: number, textScale: number): number {
  return between(340, width * 0.325 * Math.min(1.2, textScale), Math.min(520, width * 0.48));
}

/** The height of the landscape sheet by its width. */
const SHEET = 0.82;

/** The height of a board over the panel: all of its width if that leaves the panel enough. */
export const boardHeight = (width: number, height: number, textScale: number): number =>
  Math.min(width * SHEET, height * (textScale > 1.2 ? 0.36 : 0.49));

/** On a phone the decision comes first; the board can be made larger. */
export const smallBoardHeight = (height: number, textScale: number): number =>
  height * (textScale > 1.2 ? 0.2 : 0.29);

/** What is left of a lowered panel: prompt and main action. */
export const loweredHeight = (textScale: number): number => 190 * textScale;
