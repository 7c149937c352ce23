import { G, Path } from 'react-native-svg';

import { range } from '@/core/list';
import { colours } from '@/ui/theme/colours';
import { playerLook, type SeatIdentity } from '@/ui/theme/players';

const GABLE = 'M2 46V20h5v-7h5V7h5V1h6v6h5v6h5v7h5v26z';
const SHADE = 'M38 24l-5 4M38 28l-6 5M38 32l-6 5M38 36l-6 5M38 40l-5 4';
const MOST_BEHIND = 2;

interface Props {
  readonly colour: SeatIdentity['colour'];
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** A row of so many, one behind the other; beyond three the eye stops counting. */
  readonly count?: number;
}

/** A step-gabled house in the player's colour with the player's shape as its sign. */
export function HousePiece({ colour, x, y, scale = 1, count = 1 }: Props) {
  const { colour: paint, outline } = playerLook(colour);
  const behind = Math.min(count - 1, MOST_BEHIND);
  const row = range(behind + 1)
    .map(
      (index) =>
        `M${2 + (behind - index) * 6} ${46 - (behind - index) * 1.5}v-26h5v-7h5v-6h5v-6h6v6h5v6h5v7h5v26z`,
    )
    .join('');
  const width = 3 / scale ** 0.5;
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path
        d={row}
        fill={colours.vellum}
        stroke={colours.vellum}
        strokeWidth={width * 2}
        strokeLinejoin="round"
      />
      {behind > 0 && (
        <Path d={row} fill={paint} stroke={colours.ink} strokeWidth={width * 0.6} strokeLinejoin="round" />
      )}
      <Path d={GABLE} fill={paint} stroke={colours.ink} strokeWidth={width * 0.6} strokeLinejoin="round" />
      <Path d={SHADE} stroke={colours.ink} strokeWidth={1} strokeOpacity={0.55} />
      <G transform="translate(20 29) scale(0.82)">
        <Path d={outline} fill={colours.vellum} stroke={colours.ink} strokeWidth={2} strokeLinejoin="round" />
      </G>
    </G>
  );
}
