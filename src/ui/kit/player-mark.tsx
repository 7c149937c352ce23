import { memo } from 'react';
import { Svg } from 'react-native-svg';

import { PlayerToken } from '../board/player-token';
import type { SeatIdentity } from '../theme/players';

interface Props {
  readonly colour: SeatIdentity['colour'];
  readonly size?: number;
}

/** A player's sign as a picture of its own. Decoration: the name says the same. */
export const PlayerMark = memo(function PlayerMark({ colour, size = 28 }: Props) {
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-16 -16 32 32">
      <PlayerToken colour={colour} x={0} y={0} r={12} />
    </Svg>
  );
});
