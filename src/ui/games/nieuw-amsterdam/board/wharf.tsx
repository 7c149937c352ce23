import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range, sum } from '@/core/list';
import { DOCK_ROOM, shipCard, WAREHOUSE_SITES } from '@/games/nieuw-amsterdam/catalogue';
import type { ShipId } from '@/games/nieuw-amsterdam/types';
import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { PlayerToken } from '@/ui/board/player-token';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { Amount } from './amount';
import { PIER, WHARF } from './engraved-fittings';
import { HousePiece } from './house-piece';
import type { BoardLabels } from './labels';
import { dockBox, type Sheet } from './layout';
import { LotMarks } from './lot-marks';

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
        <LotMarks box={{ x: 24, y: 4, w: 40, h: 42 }} />
      )}
      {open ? (
        <G transform="translate(2 52)">
          <Engraving layers={PIER} />
        </G>
      ) : (
        <LotMarks box={{ x: 6, y: 60, w: 76, h: 58 }} colour={colours.seaInk} />
      )}
      {range(room).map((place) => {
        const [gx, gy] = [24 + (place % 2) * 40, (room > 2 ? 70 : 87) + Math.floor(place / 2) * 34];
        if (place < filled) return <Glyph key={place} name="goods" x={gx} y={gy} size={33} weight={1.3} />;
        return (
          open && <LotMarks key={place} box={{ x: gx - 14, y: gy - 12, w: 28, h: 24 }} colour={colours.ink} />
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
      <Engraving layers={WHARF} />
      <PlayerToken colour={seat.colour} x={22} y={20} r={12} />
      <Lettering x={42} y={20} size={21} face="lettering" anchor="start">
        {labels.wharf}
      </Lettering>
      {range(WAREHOUSE_SITES).map((index) => (
        <Dock key={index} index={index} colour={index < warehouses ? seat.colour : null} goods={goods} />
      ))}
      <Path d={`M14 168h${170}v24h-${170}z`} fill={colours.vellum} stroke={colours.ink} strokeWidth={1.4} />
      <Amount glyph="ship" amount={ships.length} x={34} y={180} size={26} />
      <Amount glyph="goods" amount={`+${income}`} x={112} y={180} size={26} />
      <Glyph name="turn" x={164} y={180} size={20} weight={2.2} />
    </Plate>
  );
}, same);
