import { Path, Rect } from 'react-native-svg';

import { range } from '@/core/list';
import { Lettering } from '@/ui/board/lettering';
import { colours } from '@/ui/theme/colours';
import { type Sheet, trackCell } from './layout';

const short = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));

/** The black halves of the checkers, the spaces of the score track, and every fifth of them. */
function neatLine(sheet: Sheet): { checkers: string; spaces: string; fives: string } {
  let [checkers, spaces, fives] = ['', '', ''];
  for (const space of range(2 * (sheet.track.across + sheet.track.down))) {
    const { x, y, w, h } = trackCell(sheet, space);
    const [flat, low, right] = [h === 40, y + h >= sheet.h, x + w >= sheet.w];
    spaces += `M${x} ${y}h${w}v${h}h${-w}z`;
    if (space % 5 === 0) fives += `M${x} ${y}h${w}v${h}h${-w}z`;
    if (space % 2 === 1) continue;
    if (flat && (low || y === 0)) checkers += `M${x} ${low ? sheet.h - 8 : 0}h${w}v8h${-w}z`;
    else checkers += `M${right ? sheet.w - 8 : 0} ${y}h8v${h}h-8z`;
  }
  return { checkers: short(checkers), spaces: short(spaces), fives: short(fives) };
}

/** The frame of the sheet, which is the score track as well. */
export function NeatLine({ sheet }: { readonly sheet: Sheet }) {
  const { checkers, spaces, fives } = neatLine(sheet);
  const { w, h, track } = sheet;
  return (
    <>
      <Rect x={0} y={0} width={w} height={h} fill={colours.parchment} />
      <Path d={fives} fill={colours.shade} />
      <Path d={spaces} fill="none" stroke={colours.faded} strokeWidth={1} />
      <Path d={checkers} fill={colours.ink} />
      <Path d={`M1.5 1.5H${w - 1.5}V${h - 1.5}H1.5z`} fill="none" stroke={colours.ink} strokeWidth={3} />
      <Path
        d={`M8 8H${w - 8}V${h - 8}H8zM40 40H${w - 40}V${h - 40}H40zM44 44H${w - 44}V${h - 44}H44z`}
        fill="none"
        stroke={colours.ink}
        strokeWidth={1.5}
      />
      {range((2 * (track.across + track.down)) / 5).map((five) => {
        const cell = trackCell(sheet, five * 5);
        const upright = cell.h !== 40;
        const [dx, dy] = [upright ? (cell.x === 0 ? 4 : -4) : 0, upright ? 0 : cell.y === 0 ? 4 : -4];
        return (
          <Lettering
            key={five}
            x={cell.x + cell.w / 2 + dx}
            y={cell.y + cell.h / 2 + dy}
            size={18}
            colour={colours.sepia}
          >
            {five * 5}
          </Lettering>
        );
      })}
    </>
  );
}
