import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { colours } from '@/ui/theme/colours';
import { CARTOUCHE_HIGH, CARTOUCHE_LOW, COMPASS } from './engraved-fittings';
import type { BoardLabels } from './labels';
import type { Sheet } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly labels: Pick<BoardLabels, 'title' | 'subtitle' | 'north'>;
}

/** Title and rose. North is to the right, as on the oldest plans of the town. */
export const Cartouche = memo(function Cartouche({ sheet, labels }: Props) {
  const box = sheet.plates.cartouche;
  const [middle, left] = [box.h / 2, 60];
  const title = labels.title.split(' ');
  const right = (left + 62 + box.w - 12) / 2;
  return (
    <Plate box={box} sheet={sheet}>
      <Engraving layers={box.h < 150 ? CARTOUCHE_LOW : CARTOUCHE_HIGH} />
      <G transform={`translate(${left} ${middle})`}>
        <Engraving layers={COMPASS} />
      </G>
      <Lettering x={left + 55} y={middle} size={20} face="title">
        {labels.north}
      </Lettering>
      {title.map((word, line) => (
        <Lettering
          key={word}
          x={right}
          y={middle - 24 + (line - (title.length - 1) / 2) * 31}
          size={31}
          face="title"
        >
          {word}
        </Lettering>
      ))}
      <Path
        d={`M${right - 60} ${middle + 15}h42l6-4 6 4 6-4 6 4 6-4 6 4h42`}
        fill="none"
        stroke={colours.sepia}
        strokeWidth={1.4}
      />
      <Lettering x={right} y={middle + 37} size={21} face="lettering" colour={colours.sepia}>
        {labels.subtitle}
      </Lettering>
    </Plate>
  );
}, same);
