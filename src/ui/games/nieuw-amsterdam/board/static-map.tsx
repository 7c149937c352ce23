import { memo } from 'react';
import { Rect } from 'react-native-svg';

import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { colours } from '@/ui/theme/colours';
import { MAP } from './engraved-map';
import type { BoardLabels } from './labels';
import { DISTRICT_BOXES, NAMES, type Sheet, STREETS } from './layout';
import { NeatLine } from './neat-line';

interface Props {
  readonly sheet: Sheet;
  readonly labels: Pick<BoardLabels, 'districts' | 'river' | 'sea'>;
}

/** What stands in a district for good: number and name. */
function DistrictTitle({ index, name }: { readonly index: number; readonly name: string }) {
  const district = DISTRICTS[index];
  if (district === undefined) return null;
  const { x, y } = DISTRICT_BOXES[district];
  const size = name.length > 13 ? 18 : name.length > 11 ? 20 : 21;
  return (
    <>
      <Lettering x={x + 17} y={y + 18} size={19} colour={colours.vellum}>
        {index + 1}
      </Lettering>
      <Lettering x={x + 36} y={y + 18} size={size} face="lettering" anchor="start">
        {name}
      </Lettering>
    </>
  );
}

/** The printed sheet: nothing on it ever changes during a game. */
export const StaticMap = memo(function StaticMap({ sheet, labels }: Props) {
  const { map } = sheet.plates;
  return (
    <>
      <Plate box={{ x: 0, y: 0, w: sheet.w, h: sheet.h }} sheet={sheet}>
        <NeatLine sheet={sheet} />
      </Plate>
      <Plate box={map} sheet={sheet}>
        <Engraving layers={MAP} />
        {DISTRICTS.map((district, index) => (
          <DistrictTitle key={district} index={index} name={labels.districts[district]} />
        ))}
        {(['river', 'sea'] as const).map((name) => (
          <Lettering
            key={name}
            x={NAMES[name][0]}
            y={NAMES[name][1]}
            size={20}
            face="lettering"
            spacing={1.5}
          >
            {labels[name]}
          </Lettering>
        ))}
        {STREETS.map(({ name, at: [x, y] }) => (
          <Lettering key={name} x={x} y={y} size={13} face="lettering" spacing={1} colour={colours.sepia}>
            {name}
          </Lettering>
        ))}
        <Rect x={1.5} y={1.5} width={807} height={769} fill="none" stroke={colours.ink} strokeWidth={3} />
      </Plate>
    </>
  );
}, same);
