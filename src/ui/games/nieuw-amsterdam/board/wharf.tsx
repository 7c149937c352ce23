import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range, sum } from '@/core/list';
import { DOCK_ROOM, shipCard, WAREHOUSE_SITES } from '@/games/nieuw-amsterdam/catalogue';
import type { ShipId } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { PlayerToken } from '@/ui/board/player-token';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { Amount } from './amount';
import { HousePiece } from './house-piece';
import type { BoardLabels } from './labels';
import { dockBox, type Sheet } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly seat: SeatIdentity;
  readonly warehouses: number;
  readonly goods: number;
  readonly ships: readonly ShipId[];
  readonly labels: Pick<BoardLabels, 'wharf'>;
}

function Dock({
  index,
  colour,
  goods,
}: {
  readonly index: number;
  readonly colour: SeatIdentity['colour'] | null;
  readonly goods: number;
}) {
  const { x, y } = dockBox(index);
  const room = at(DOCK_ROOM, index + 1) - at(DOCK_ROOM, index);
  const filled = Math.min(Math.max(goods - at(DOCK_ROOM, index), 0), room);
  const open = colour !== null;
  return (
    <G transform={`translate(${x} ${y})`}>
      {open ? (
        <HousePiece colour={colour} x={22} y={-2} scale={1.08} />
      ) : (
        <Path
          d="M24 46V22h6v-7h6v-6h6V3h6v6h6v6h6v7h6v24z"
          fill="none"
          stroke={colours.faded}
          strokeWidth={1.8}
          strokeDasharray="5 4"
        />
      )}
      <Rect
        x={2}
        y={52}
        width={84}
        height={70}
        fill={open ? '#D2B48A' : colours.sea}
        stroke={open ? colours.ink : colours.faded}
        strokeWidth={1.8}
      />
      {range(room).map((place) => {
        const [gx, gy] = [24 + (place % 2) * 40, (room > 2 ? 70 : 87) + Math.floor(place / 2) * 34];
        return place < filled ? (
          <Glyph key={place} name="goods" x={gx} y={gy} size={33} weight={1.3} />
        ) : (
          <Rect
            key={place}
            x={gx - 15}
            y={gy - 12}
            width={30}
            height={24}
            rx={3}
            fill="none"
            stroke={open ? colours.ink : colours.faded}
            strokeWidth={1.5}
            strokeDasharray="4 4"
          />
        );
      })}
    </G>
  );
}

/** One seat's wharf: warehouses, the docks they open, the goods there, and what its ships bring every round. */
export const Wharf = memo(function Wharf({ sheet, seat, warehouses, goods, ships, labels }: Props) {
  const box = sheet.plates.wharf;
  const income = sum(ships.map((id) => shipCard(id).goods));
  return (
    <Plate box={box} sheet={sheet}>
      <Rect
        x={1}
        y={1}
        width={box.w - 2}
        height={box.h - 2}
        rx={5}
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={2}
      />
      <Path d={`M2 128h${box.w - 4}v${box.h - 135}a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5z`} fill={colours.sea} />
      <PlayerToken colour={seat.colour} x={22} y={20} r={12} />
      <Lettering x={42} y={20} size={21} face="lettering" anchor="start">
        {labels.wharf}
      </Lettering>
      {range(WAREHOUSE_SITES).map((index) => (
        <Dock key={index} index={index} colour={index < warehouses ? seat.colour : null} goods={goods} />
      ))}
      <Amount glyph="ship" amount={ships.length} x={34} y={180} size={28} />
      <Amount glyph="goods" amount={`+${income}`} x={112} y={180} size={26} />
      <Glyph name="turn" x={164} y={180} size={20} weight={2.2} />
    </Plate>
  );
}, same);
