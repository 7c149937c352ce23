import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { range } from '@/core/list';
import { TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { type Fur, type Trader, TRADERS, type View } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import { STALL_AREA, type Sheet, stallBox } from './layout';
import { within } from './within';

interface Props {
  readonly sheet: Sheet;
  readonly traders: View['traders'];
}

const AWNING = range(6)
  .map((stripe) => `M${stripe * 25.67} 0h25.67v20a12.83 12.83 0 0 1-25.67 0z`)
  .filter((_, stripe) => stripe % 2 === 0)
  .join('');
const AWNING_EDGE = `M0 0h154v20${range(6)
  .map(() => 'a12.83 12.83 0 0 1-25.67 0')
  .join('')}z`;

function Stall({ trader, furs }: { readonly trader: Trader; readonly furs: readonly Fur[] }) {
  const { x, y } = stallBox(trader);
  const { furs: room, whole, price } = TRADER_CARDS[trader];
  const left = 77 - (room * 37) / 2;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect
        x={1}
        y={10}
        width={152}
        height={136}
        rx={4}
        fill={colours.road}
        stroke={colours.ink}
        strokeWidth={2}
      />
      <Path d={AWNING_EDGE} fill={colours.vellum} stroke={colours.ink} strokeWidth={2} />
      <Path d={AWNING} fill={colours.brick} stroke={colours.ink} strokeWidth={1.5} />
      {range(room).map((place) => {
        const fur = furs[place];
        const at = left + place * 37;
        return (
          <G key={place}>
            <Rect
              x={at + 1}
              y={44}
              width={35}
              height={42}
              rx={3}
              fill={fur === undefined ? 'none' : colours.vellum}
              stroke={fur === undefined ? colours.faded : colours.ink}
              strokeWidth={1.6}
              {...(fur === undefined && { strokeDasharray: '4 4' })}
            />
            {fur !== undefined && <Glyph name={fur} x={at + 18.5} y={65} size={31} weight={1.3} />}
            {!whole && fur !== undefined && (
              <Path d={`M${at + 18.5} 89v7`} stroke={colours.ink} strokeWidth={2} />
            )}
          </G>
        );
      })}
      <Path
        d={whole ? `M${left + 2} 90v6h${room * 37 - 4}v-6M77 96v6` : `M${left + 18} 96h${room * 37 - 36}`}
        fill="none"
        stroke={colours.ink}
        strokeWidth={2}
        {...(!whole && { strokeDasharray: '2 5' })}
      />
      <Rect
        x={38}
        y={104}
        width={78}
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
