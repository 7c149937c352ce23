import { Path, Rect, Svg } from 'react-native-svg';

import { at } from '@/core/list';
import { never } from '@/core/never';
import { Lettering } from '@/ui/board/lettering';
import { PlayerToken } from '@/ui/board/player-token';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { HousePiece } from '../board/house-piece';
import { type Piece, PIECE_SIZES } from './piece';

const TREE = 'M11 2l7 12h-4l6 11h-7v14h-4V25H2l6-11H4z';

interface Props {
  readonly piece: Piece;
  readonly seats: readonly SeatIdentity[];
}

function Slip({ w, h, rx }: { readonly w: number; readonly h: number; readonly rx: number }) {
  const frame = { x: 1, y: 1, width: w - 2, height: h - 2, rx };
  return <Rect {...frame} fill={colours.vellum} stroke={colours.ink} strokeWidth={2} />;
}

function Drawn({ piece, seats }: Props) {
  const { w, h } = PIECE_SIZES[piece.kind];
  const [x, y] = [w / 2, h / 2];
  switch (piece.kind) {
    case 'glyph':
      return <Glyph name={piece.glyph} x={x} y={y} size={w - 2} weight={1.5} />;
    case 'slip':
    case 'card':
      return (
        <>
          <Slip w={w} h={h} rx={piece.kind === 'card' ? 7 : 3} />
          <Glyph name={piece.glyph} x={x} y={y} size={w - (piece.kind === 'card' ? 30 : 4)} weight={1.3} />
        </>
      );
    case 'tile':
      return (
        <>
          <Slip w={w} h={h} rx={6} />
          <Glyph name={piece.step} x={x} y={y} size={40} weight={1.3} />
        </>
      );
    case 'token':
      return (
        <>
          <Path
            d="M12 1h20l11 11v20L32 43H12L1 32V12z"
            fill={colours.vellum}
            stroke={colours.ink}
            strokeWidth={2.4}
          />
          <Lettering x={x} y={y} size={28} face="title">
            {piece.number}
          </Lettering>
        </>
      );
    case 'house':
      return <HousePiece colour={at(seats, piece.seat).colour} x={2} y={2} />;
    case 'marker':
      return <PlayerToken colour={at(seats, piece.seat).colour} x={x} y={y} r={14} />;
    case 'tree':
      return (
        <Path d={TREE} fill={colours.wood} stroke={colours.ink} strokeWidth={1.4} strokeLinejoin="round" />
      );
    default:
      return never(piece);
  }
}

/** A piece as a picture of its own, as large as whoever holds it. */
export function PieceDrawing({ piece, seats }: Props) {
  const { w, h } = PIECE_SIZES[piece.kind];
  return (
    <Svg aria-hidden width="100%" height="100%" viewBox={`0 0 ${w} ${h}`}>
      <Drawn piece={piece} seats={seats} />
    </Svg>
  );
}
