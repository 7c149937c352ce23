import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { landCard, landScore } from '@/games/nieuw-amsterdam/catalogue';
import type { Land } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { Amount } from './amount';
import { HousePiece } from './house-piece';
import { LAND_STEP, landRowBox, type Sheet } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly seat: SeatIdentity;
  readonly lands: readonly Land[];
}

const PLACES = 9;
const FURROWS = 'M5 58q37-8 74 0M5 66q37-8 74 0M5 74q37-8 74 0';
const THICKET = 'M8 72l7-16 7 16zM26 72l7-16 7 16zM44 72l7-16 7 16zM62 72l7-16 7 16z';

function LandCardDrawing({ land, colour }: { readonly land: Land; readonly colour: SeatIdentity['colour'] }) {
  const { sites, timber, corn } = landCard(land.id);
  return (
    <>
      <Rect x={1} y={1} width={82} height={144} rx={6} fill={colours.vellum} />
      <Path d="M1 78V7a6 6 0 0 1 6-6h70a6 6 0 0 1 6 6v71z" fill={land.cleared ? '#EAD9A0' : colours.meadow} />
      <Path
        d={land.cleared ? FURROWS : THICKET}
        fill={land.cleared ? 'none' : colours.wood}
        stroke={land.cleared ? colours.sepia : colours.ink}
        strokeWidth={1.2}
      />
      {range(sites).map((site) => {
        const x = 42 + (site - (sites - 1) / 2) * 26;
        return site < land.houses ? (
          <HousePiece key={site} colour={colour} x={x - 12.5} y={14} scale={0.62} />
        ) : (
          <Rect
            key={site}
            x={x - 11}
            y={19}
            width={22}
            height={24}
            rx={2}
            fill={colours.vellum}
            stroke={colours.sepia}
            strokeWidth={1.6}
            strokeDasharray="4 3"
          />
        );
      })}
      <Path d="M1 78h82" stroke={colours.ink} strokeWidth={1.4} />
      <Rect x={1} y={1} width={82} height={144} rx={6} fill="none" stroke={colours.ink} strokeWidth={2} />
      {land.cleared ? (
        <Glyph name="check" x={29} y={97} size={24} weight={3} colour={colours.good} />
      ) : (
        <Amount glyph="timber" amount={timber} x={29} y={97} size={26} />
      )}
      <Amount glyph="corn" amount={corn} x={29} y={126} size={26} />
    </>
  );
}

/** One seat's lands in order, under the ladder of points their places are worth. */
export const LandRow = memo(function LandRow({ sheet, seat, lands }: Props) {
  const box = sheet.plates.landRow;
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
      {range(PLACES).map((place) => (
        <G key={place} transform={`translate(${8 + place * LAND_STEP} 0)`}>
          <Glyph name="vp" x={26} y={23} size={28} weight={1.3} />
          <Lettering x={43} y={23} size={23} anchor="start">
            {landScore(place + 1)}
          </Lettering>
          <Rect
            x={1}
            y={45}
            width={82}
            height={144}
            rx={6}
            fill="none"
            stroke={colours.faded}
            strokeWidth={1.4}
            strokeDasharray="5 5"
          />
        </G>
      ))}
      {range(lands.length).map((place) => {
        const { x, y } = landRowBox(place, lands.length);
        return (
          <G key={place} transform={`translate(${x} ${y})`}>
            <LandCardDrawing land={at(lands, place)} colour={seat.colour} />
          </G>
        );
      })}
    </Plate>
  );
}, same);
