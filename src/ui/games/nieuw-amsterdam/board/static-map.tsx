import { memo } from 'react';
import { Path, Rect } from 'react-native-svg';

import { range } from '@/core/list';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours, districtWashes } from '@/ui/theme/colours';
import {
  BASTIONS,
  CLEARINGS,
  FOREST,
  PLOTS,
  COTTAGES,
  districtShapes,
  ISLAND,
  MAINLAND,
  neatLine,
  PALISADE,
  RIPPLES,
  SHORES,
  TREES,
} from './art';
import type { BoardLabels } from './labels';
import { DISTRICT_BOXES, type Sheet, trackCell } from './layout';

/** Widths of the water-lining: ink and water in turn, the widest first. */
const WATER_LINES = [38, 36.4, 24, 22.6, 12, 11] as const;

/** The dark discs behind the numbers of the districts. */
const SEALS = DISTRICTS.map((district) => {
  const { x, y } = DISTRICT_BOXES[district];
  return `M${x + 4} ${y + 18}a13 13 0 1 0 26 0a13 13 0 1 0-26 0z`;
}).join('');

interface Props {
  readonly sheet: Sheet;
  readonly labels: Pick<BoardLabels, 'districts' | 'river' | 'sea'>;
}

function Waters() {
  return (
    <>
      <Rect x={0} y={0} width={810} height={772} fill={colours.sea} />
      {WATER_LINES.map((width, index) => (
        <Path
          key={width}
          d={SHORES}
          fill="none"
          stroke={index % 2 === 0 ? colours.seaInk : colours.sea}
          strokeWidth={width}
          strokeOpacity={index % 2 === 0 ? 0.7 : 1}
          strokeLinejoin="round"
        />
      ))}
      <Path d={MAINLAND} fill="#D5D8AE" stroke={colours.ink} strokeWidth={2.4} strokeLinejoin="round" />
      <Path
        d={ISLAND}
        fill={colours.parchment}
        stroke={colours.ink}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <Path d={RIPPLES} fill="none" stroke={colours.seaInk} strokeWidth={1.3} />
    </>
  );
}

/** What stands in a district for good: number, name, sign. */
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
      <Glyph name={district} x={x + 134} y={y + 172} size={46} weight={1.2} />
    </>
  );
}

function NeatLine({ sheet }: { readonly sheet: Sheet }) {
  const { checkers, ticks, fives } = neatLine(sheet);
  const spaces = 2 * (sheet.track.across + sheet.track.down);
  return (
    <>
      <Rect x={0} y={0} width={sheet.w} height={sheet.h} fill={colours.parchment} />
      <Path d={fives} fill={colours.shade} />
      <Path d={ticks} fill="none" stroke={colours.faded} strokeWidth={1} />
      <Path d={checkers} fill={colours.ink} />
      <Rect
        x={1.5}
        y={1.5}
        width={sheet.w - 3}
        height={sheet.h - 3}
        fill="none"
        stroke={colours.ink}
        strokeWidth={3}
      />
      <Path
        d={`M8 8H${sheet.w - 8}V${sheet.h - 8}H8zM40 40H${sheet.w - 40}V${sheet.h - 40}H40z`}
        fill="none"
        stroke={colours.ink}
        strokeWidth={2}
      />
      {range(spaces / 5).map((five) => {
        const { x, y, w, h } = trackCell(sheet, five * 5);
        const [dx, dy] = [x === 0 && h !== 40 ? 4 : h !== 40 ? -4 : 0, h !== 40 ? 0 : y === 0 ? 4 : -4];
        return (
          <Lettering key={five} x={x + w / 2 + dx} y={y + h / 2 + dy} size={18} colour={colours.sepia}>
            {five * 5}
          </Lettering>
        );
      })}
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
        <Waters />
        <Path d={FOREST} fill={colours.wood} stroke={colours.ink} strokeWidth={1} strokeLinejoin="round" />
        <Path d={PLOTS} fill={colours.shade} stroke={colours.sepia} strokeWidth={1.2} strokeDasharray="7 3" />
        <Path d={CLEARINGS} fill={colours.parchment} stroke={colours.sepia} strokeWidth={1.4} />
        <Path d={TREES} fill={colours.wood} stroke={colours.ink} strokeWidth={1} strokeLinejoin="round" />
        {districtShapes.map(({ district, outline }, index) => (
          <Path
            key={district}
            d={outline}
            fill={districtWashes[index] ?? colours.road}
            stroke={colours.ink}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
        ))}
        <Path
          d={districtShapes.map(({ hatching }) => hatching).join('')}
          stroke={colours.sepia}
          strokeWidth={0.9}
        />
        <Path d={COTTAGES} fill={colours.brick} stroke={colours.ink} strokeWidth={0.9} />
        <Path
          d={PALISADE}
          fill={colours.road}
          stroke={colours.ink}
          strokeWidth={1.2}
          strokeLinejoin="round"
        />
        <Path
          d={BASTIONS}
          fill={colours.brick}
          stroke={colours.ink}
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <Path d={SEALS} fill={colours.ink} />
        {DISTRICTS.map((district, index) => (
          <DistrictTitle key={district} index={index} name={labels.districts[district]} />
        ))}
        <Lettering
          x={752}
          y={150}
          size={20}
          face="lettering"
          spacing={0.5}
          colour={colours.ink}
          halo={colours.sea}
        >
          {labels.river}
        </Lettering>
        <Lettering
          x={410}
          y={759}
          size={20}
          face="lettering"
          spacing={2}
          colour={colours.ink}
          halo={colours.sea}
        >
          {labels.sea}
        </Lettering>
        <Rect x={1.5} y={1.5} width={807} height={769} fill="none" stroke={colours.ink} strokeWidth={3} />
      </Plate>
    </>
  );
}, same);
