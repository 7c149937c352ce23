import { Path } from 'react-native-svg';

import type { Rect } from '@/ui/board/geometry';
import { colours } from '@/ui/theme/colours';

interface Props {
  readonly box: Rect;
  readonly colour?: string;
  readonly fill?: string;
}

/** A place nothing stands on yet: pegged out at its four corners, as a surveyor would. */
export function LotMarks({ box: { x, y, w, h }, colour = colours.sepia, fill = 'none' }: Props) {
  const arm = Math.min(w, h) * 0.3;
  const corners =
    `M${x} ${y + arm}v${-arm}h${arm}M${x + w - arm} ${y}h${arm}v${arm}` +
    `M${x + w} ${y + h - arm}v${arm}h${-arm}M${x + arm} ${y + h}h${-arm}v${-arm}`;
  return (
    <>
      {fill !== 'none' && <Path d={`M${x} ${y}h${w}v${h}h${-w}z`} fill={fill} />}
      <Path d={corners} fill="none" stroke={colour} strokeWidth={2} strokeLinecap="round" />
    </>
  );
}
