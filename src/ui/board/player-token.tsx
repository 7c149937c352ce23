import { G, Path } from 'react-native-svg';

import { colours } from '../theme/colours';
import { playerLook, type SeatIdentity } from '../theme/players';

interface Props {
  readonly colour: SeatIdentity['colour'];
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly r: number;
  /** A second ring: the player's marker is on its second lap. */
  readonly ringed?: boolean;
}

/** A player's sign inside somebody else's Svg: shape, colour and mark in an ink line within a vellum halo. */
export function PlayerToken({ colour, x, y, r, ringed = false }: Props) {
  const { outline, mark, colour: paint, on } = playerLook(colour);
  return (
    <G transform={`translate(${x} ${y}) scale(${r / 12})`}>
      <Path
        d={outline}
        fill={colours.vellum}
        stroke={colours.vellum}
        strokeWidth={7}
        strokeLinejoin="round"
      />
      {ringed && (
        <Path d={outline} fill="none" stroke={colours.ink} strokeWidth={11} strokeLinejoin="round" />
      )}
      {ringed && (
        <Path d={outline} fill="none" stroke={colours.vellum} strokeWidth={7} strokeLinejoin="round" />
      )}
      <Path d={outline} fill={paint} stroke={colours.ink} strokeWidth={2} strokeLinejoin="round" />
      <Path d={mark} fill="none" stroke={on} strokeWidth={2.6} strokeLinecap="round" />
    </G>
  );
}
