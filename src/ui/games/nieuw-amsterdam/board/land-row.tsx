import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { landCard, landScore } from '@/games/nieuw-amsterdam/catalogue';
import type { Land } from '@/games/nieuw-amsterdam/types';
import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { Amount } from './amount';
import { FIELD, WOODLAND } from './engraved-cards';
import { COUNTRY } from './engraved-fittings';
import { HousePiece } from './house-piece';
import { LAND_STEP, landRowBox, type Sheet } from './layout';
import { LotMarks } from './lot-marks';

interface Props {
  readonly sheet: Sheet;
  readonly seat: SeatIdentity;
  readonly lands: readonly Land[];
}

const PLACES = 9;

function LandCardDrawing({ land, colour }: { readonly land: Land; readonly colour: SeatIdentity['colour'] }) {
  const { sites, timber, corn } = landCard(land.id);
  return (
    <>
      <Rect x={1} y={1} width={82} height={144} rx={6} fill={colours.vellum} />
      <Engraving layers={land.cleared ? FIELD : WOODLAND} />
      {range(sites).map((site) => {
        const x = 42 + (site - (sites - 1) / 2) * 26;
        return site < land.houses ? (
          <HousePiece key={site} colour={colour} x={x - 12.5} y={42} scale={0.62} />
        ) : (
          <LotMarks key={site} box={{ x: x - 10.5, y: 49, w: 21, h: 22 }} fill={colours.vellum} />
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
      <Engraving layers={COUNTRY} />
      {range(PLACES).map((place) => (
        <G key={place} transform={`translate(${8 + place * LAND_STEP} 0)`}>
          <Glyph name="vp" x={26} y={23} size={28} weight={1.3} />
          <Lettering x={43} y={23} size={23} anchor="start">
            {landScore(place + 1)}
          </Lettering>
          {place >= lands.length && <LotMarks box={{ x: 5, y: 80, w: 74, h: 106 }} colour={colours.faded} />}
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
