import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { at, range } from '@/core/list';
import { BOATS, campSpaces, CAMPS, zoneSpaces } from '@/games/nieuw-amsterdam/catalogue';
import type { View } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { PlayerToken } from '@/ui/board/player-token';
import { same } from '@/ui/board/same';
import { Glyph } from '@/ui/kit/glyph';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { boatPlace, campBox, RIVER_AREA, seatedIn, type Sheet, zoneBox } from './layout';
import { LotMarks } from './lot-marks';
import { within } from './within';

interface Props {
  readonly sheet: Sheet;
  readonly camps: View['camps'];
  /** The zone of every seat's post, from 1. */
  readonly posts: readonly number[];
  readonly seats: readonly SeatIdentity[];
}

/** The same number on both banks would be one too many: camp and zone face each other. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The bent poles of a longhouse without its bark: room for one, or what one has left behind. */
const BARE_POLES = 'M-17 13V5a17 14 0 0 1 34 0v8M-8 13V-7M0 13V-9M8 13V-7M-16 3h32';

function Camp({
  index,
  longhouses,
  spaces,
}: {
  readonly index: number;
  readonly longhouses: number;
  readonly spaces: number;
}) {
  return seatedIn(campBox(index), spaces, 3, [45, 36]).map(([x, y], space) =>
    space < longhouses ? (
      <Glyph key={space} name="longhouse" x={x} y={y} size={42} weight={1.3} />
    ) : (
      <Path
        key={space}
        d={BARE_POLES}
        transform={`translate(${x} ${y})`}
        fill="none"
        stroke={colours.faded}
        strokeWidth={1.5}
      />
    ),
  );
}

function Zone({
  index,
  posts,
  spaces,
  seats,
}: {
  readonly index: number;
  readonly posts: readonly number[];
  readonly spaces: number;
  readonly seats: Props['seats'];
}) {
  const { x: left, y: top, w, h } = zoneBox(index);
  const grounds = { x: left + 30, y: top, w: w - 32, h };
  const here = range(posts.length).filter((seat) => at(posts, seat) === index + 1);
  return seatedIn(grounds, Math.max(spaces, here.length), 3, [36, 31]).map(([x, y], space) => {
    const seat = here[space];
    return seat === undefined ? (
      <LotMarks key={space} box={{ x: x - 11, y: y - 11, w: 22, h: 22 }} fill={colours.vellum} />
    ) : (
      <PlayerToken key={space} colour={at(seats, seat).colour} x={x} y={y} r={14} />
    );
  });
}

function Boat({ index }: { readonly index: number }) {
  const [x, y] = boatPlace(index);
  return (
    <G transform={`translate(${x} ${y})`}>
      <Path
        d="M-44 4C-46-4-50-8-52-10c2 16 12 26 28 26h48c16 0 26-10 28-26-2 2-6 6-8 14z"
        fill="#C9A878"
        stroke={colours.ink}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Rect
        x={-30}
        y={-20}
        width={60}
        height={30}
        rx={15}
        fill={colours.vellum}
        stroke={colours.ink}
        strokeWidth={1.8}
      />
      <Glyph name="corn" x={-11} y={-5} size={24} weight={1.6} />
      <Lettering x={13} y={-5} size={22}>
        {at(BOATS, index)}
      </Lettering>
    </G>
  );
}

/** The river: where the Lenape live, where the posts stand, and what the way between costs. */
export const RiverPieces = memo(function RiverPieces({ sheet, camps, posts, seats }: Props) {
  const [inCamps, inZones] = [campSpaces(seats.length), zoneSpaces(seats.length)];
  return (
    <Plate box={within(sheet.plates.map, RIVER_AREA)} sheet={sheet} crop={RIVER_AREA}>
      {range(CAMPS).map((index) => (
        <G key={index}>
          <Camp index={index} longhouses={at(camps, index)} spaces={at(inCamps, index)} />
          <Lettering
            x={zoneBox(index).x + 20}
            y={zoneBox(index).y + 32}
            size={20}
            face="title"
            colour={colours.sepia}
          >
            {at(NUMERALS, index)}
          </Lettering>
          <Zone index={index} posts={posts} spaces={at(inZones, index)} seats={seats} />
        </G>
      ))}
      {range(BOATS.length).map((index) => (
        <Boat key={index} index={index} />
      ))}
    </Plate>
  );
}, same);
