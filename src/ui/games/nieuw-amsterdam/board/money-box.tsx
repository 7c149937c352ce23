import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { MONEY_BOX } from '@/games/nieuw-amsterdam/catalogue';
import type { Column, Step } from '@/games/nieuw-amsterdam/types';
import { Engraving } from '@/ui/board/engraving';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { PlayerToken } from '@/ui/board/player-token';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { Amount } from './amount';
import { CHEST, CHEST_SHADE } from './engraved-fittings';
import type { BoardLabels } from './labels';
import { columnBox, type Sheet } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly columns: readonly Column[];
  /** The turn-order token lying on the column for sale. */
  readonly token: { readonly column: number; readonly number: number } | null;
  readonly seats: readonly SeatIdentity[];
  readonly labels: Pick<BoardLabels, 'moneyBox'>;
}

const WASHES: Readonly<Record<Step, string>> = { city: '#F0D9C8', land: '#DEE3BE', trade: '#D3E0DF' };
const DEEP = '#6E4A30';

function Tile({ step, y, spent }: { readonly step: Step; readonly y: number; readonly spent: boolean }) {
  return (
    <>
      <Rect
        x={8}
        y={y}
        width={56}
        height={54}
        rx={6}
        fill={spent ? '#B69069' : WASHES[step]}
        stroke={colours.ink}
        strokeWidth={2}
      />
      <Glyph name={step} x={36} y={y + 27} size={40} weight={1.3} plain={spent} />
    </>
  );
}

/** The foot of a compartment: who has taken it, or the token that goes with it, or nothing yet. */
function Foot({ taken, token }: { readonly taken: SeatIdentity | null; readonly token: number | null }) {
  if (taken !== null) return <PlayerToken colour={taken.colour} x={36} y={240} r={18} />;
  if (token === null) {
    return (
      <Rect
        x={20}
        y={224}
        width={32}
        height={32}
        rx={16}
        fill="none"
        stroke={colours.shade}
        strokeWidth={1.6}
        strokeDasharray="4 4"
      />
    );
  }
  return (
    <>
      <Path
        d="M26 219h20l11 11v20l-11 11H26l-11-11v-20z"
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={2.4}
      />
      <Lettering x={36} y={240} size={28} face="title">
        {token}
      </Lettering>
    </>
  );
}

/** The bottom of a compartment, lighter once it is empty. */
function Floor({ index, spent }: { readonly index: number; readonly spent: boolean }) {
  const { x, y, h } = columnBox(index);
  return (
    <Rect
      x={x + 1}
      y={y}
      width={70}
      height={h}
      rx={3}
      fill={spent ? '#8A6040' : DEEP}
      stroke={colours.ink}
      strokeWidth={1.6}
    />
  );
}

function Compartment({ index, props }: { readonly index: number; readonly props: Props }) {
  const { x, y } = columnBox(index);
  const { coins } = at(MONEY_BOX, index);
  const { tiles, takenBy } = at(props.columns, index);
  const spent = takenBy !== null;
  return (
    <G transform={`translate(${x} ${y})`}>
      {tiles.map((step, row) => (
        <Tile key={row} step={step} y={6 + row * 58} spent={spent} />
      ))}
      <Rect
        x={6}
        y={180}
        width={60}
        height={32}
        rx={16}
        fill={coins === 0 || spent ? 'none' : colours.vellum}
        stroke={coins === 0 || spent ? 'none' : colours.ink}
        strokeWidth={1.6}
      />
      {coins > 0 && !spent && <Amount glyph="coin" amount={`+${coins}`} x={22} y={196} size={24} />}
      <Foot
        taken={takenBy === null ? null : at(props.seats, takenBy)}
        token={props.token?.column === index ? props.token.number : null}
      />
    </G>
  );
}

/** The chest with its five compartments: tiles for sale, coins that come with them, whose they became. */
export const MoneyBox = memo(function MoneyBox(props: Props) {
  const box = props.sheet.plates.moneyBox;
  return (
    <Plate box={box} sheet={props.sheet}>
      <Engraving layers={CHEST} />
      <Rect
        x={box.w / 2 - 92}
        y={6}
        width={184}
        height={25}
        rx={4}
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={1.6}
      />
      <Lettering x={box.w / 2} y={18} size={21} face="lettering">
        {props.labels.moneyBox}
      </Lettering>
      {range(props.columns.length).map((index) => (
        <Floor key={index} index={index} spent={at(props.columns, index).takenBy !== null} />
      ))}
      <Engraving layers={CHEST_SHADE} />
      {range(props.columns.length).map((index) => (
        <Compartment key={index} index={index} props={props} />
      ))}
    </Plate>
  );
}, same);
