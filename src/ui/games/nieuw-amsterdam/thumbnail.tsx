import Svg, { Path, Rect } from 'react-native-svg';

import { at } from '@/core/list';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import type { ThumbnailProps } from '@/ui/games/game-ui';
import { colours } from '@/ui/theme/colours';
import { playerLook } from '@/ui/theme/players';
import { businessPlace, CITY_AREA, DISTRICT_OUTLINES } from './board/layout';

const GABLE = 'v-26h5v-7h5v-6h5v-6h6v6h5v6h5v7h5v26z';
const HOUSE_FOOT = 46;
const MOST_HOUSES = 3;
const STEP = 8;

const streets = DISTRICTS.map(
  (district) => `M${DISTRICT_OUTLINES[district].map((point) => point.join(' ')).join('L')}z`,
).join('');

/** Every house of one player as a single path: a list has dozens of these pictures. */
const housesOf = (districts: Kind['View']['districts'], seat: number): string =>
  DISTRICTS.flatMap((district) => {
    const [x, y] = businessPlace(district, seat);
    const count = Math.min(at(districts[district], seat), MOST_HOUSES);
    return Array.from(
      { length: count },
      (_, index) => `M${x + 2 + index * STEP} ${y + HOUSE_FOOT - index * 3}${GABLE}`,
    );
  }).join('');

/** The town in small: who has built where. */
export function Thumbnail({ view, seats }: ThumbnailProps<Kind>) {
  const { x, y, w, h } = CITY_AREA;
  return (
    <Svg aria-hidden width="100%" height="100%" viewBox={`${x + 26} ${y} ${w - 6} ${h}`}>
      <Rect x={x} y={y} width={w + 40} height={h} fill={colours.sea} />
      <Path
        d={streets}
        fill={colours.parchment}
        stroke={colours.ink}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      {seats.map(({ colour }, seat) => (
        <Path
          key={seat}
          d={housesOf(view.districts, seat)}
          fill={playerLook(colour).colour}
          stroke={colours.ink}
          strokeWidth={3.5}
          strokeLinejoin="round"
        />
      ))}
    </Svg>
  );
}
