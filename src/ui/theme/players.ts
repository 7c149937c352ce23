import { colours } from './colours';

/** Who sits at a seat, as everybody recognises them: never by colour alone. */
export interface SeatIdentity {
  readonly name: string;
  readonly colour: 0 | 1 | 2 | 3 | 4;
}

export type PlayerShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon';

export interface PlayerLook {
  readonly shape: PlayerShape;
  readonly colour: string;
  /** The colour of the inner mark, and of text upon the player's colour. */
  readonly on: string;
  /** Outline within -12..12. */
  readonly outline: string;
  /** Strokes of the inner mark within -12..12. */
  readonly mark: string;
}

const LOOKS = [
  {
    shape: 'circle',
    colour: '#BF4031',
    on: colours.vellum,
    outline: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
    mark: 'M-5 0h10M0-5v10',
  },
  {
    shape: 'square',
    colour: '#23519A',
    on: colours.vellum,
    outline: 'M-9-9h18v18h-18z',
    mark: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
  },
  {
    shape: 'diamond',
    colour: '#D9A021',
    on: colours.ink,
    outline: 'M0-12.5 12.5 0 0 12.5-12.5 0z',
    mark: 'M-5.5 0h11',
  },
  {
    shape: 'triangle',
    colour: '#399882',
    on: colours.ink,
    outline: 'M0-11.5 12 9.5h-24z',
    mark: 'M0-3v9',
  },
  {
    shape: 'hexagon',
    colour: '#5B1F3A',
    on: colours.vellum,
    outline: 'M-6-10.4h12l6 10.4-6 10.4h-12l-6-10.4z',
    mark: 'M-4.5-4h9M-4.5 0h9M-4.5 4h9',
  },
] as const satisfies readonly PlayerLook[];

export const playerLook = (colour: SeatIdentity['colour']): PlayerLook => LOOKS[colour];
