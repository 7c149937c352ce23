import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { type Fur, type Trader, TRADERS, type View } from '@/games/nieuw-amsterdam/types';
import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import { STALL } from './engraved-fittings';
import { STALL_AREA, type Sheet, stallBox } from './layout';
import { within } from './within';

interface Props {
  readonly sheet: Sheet;
  readonly traders: View['traders'];
}

/** Sticks tied to a frame, longer than they need be; `x` is their left. */
const stretcher = (x: number): string => `M${x - 1} 46h37M${x - 1} 85h37M${x + 1.5} 43v45M${x + 33.5} 43v45`;

function Stall({ trader, furs }: { readonly trader: Trader; readonly furs: readonly Fur[] }) {
  const { x, y } = stallBox(trader);
  const { furs: room, whole, price } = TRADER_CARDS[trader];
  const left = 77 - (room * 37) / 2;
  const places = range(room).map((place) => left + place * 37 + 1);
  const hung = places.map((from) => `M${from + 9} 38v8M${from + 26} 38v8`).join('');
  const hides = places.slice(0, furs.length).map((from) => `M${from + 2} 46h31v39h-31z`);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Engraving layers={STALL} />
      <Path d={hung} stroke={colours.vellum} strokeWidth={1.4} />
      <Path d={hides.join('')} fill={colours.vellum} />
      <Path d={places.map(stretcher).join('')} stroke={colours.ink} strokeWidth={3.6} strokeLinecap="round" />
      <Path d={places.map(stretcher).join('')} stroke="#C79A69" strokeWidth={2} strokeLinecap="round" />
      {furs.map((fur, place) => (
        <Glyph key={place} name={fur} x={at(places, place) + 17.5} y={65.5} size={30} weight={1.4} />
      ))}
      <Path
        d={
          whole
            ? `M${left + 2} 91v5h${room * 37 - 4}v-5M77 96v6`
            : places
                .slice(0, furs.length)
                .map((from) => `M${from + 17.5} 91v9`)
                .join('')
        }
        fill="none"
        stroke={colours.ink}
        strokeWidth={2}
      />
      <Rect
        x={40}
        y={104}
        width={74}
        height={36}
        rx={18}
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={1.8}
      />
      <Lettering x={62} y={122} size={25}>
        {price}
      </Lettering>
      <Glyph name="goods" x={90} y={121} size={28} weight={1.5} />
    </G>
  );
}

/** Each of the three traders with the furs left: one price for the lot under a bracket, or one for each fur. */
export const TraderStalls = memo(function TraderStalls({ sheet, traders }: Props) {
  return (
    <Plate box={within(sheet.plates.map, STALL_AREA)} sheet={sheet} crop={STALL_AREA}>
      {TRADERS.map((trader) => (
        <Stall key={trader} trader={trader} furs={traders[trader]} />
      ))}
    </Plate>
  );
}, same);
