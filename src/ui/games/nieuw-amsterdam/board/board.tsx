import { type ReactNode, useMemo, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View as Box } from 'react-native';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { View } from '@/games/nieuw-amsterdam/types';
import { aimedAt, type Extent } from '@/ui/board/camera';
import { PanZoom } from '@/ui/board/pan-zoom';
import type { Rect } from '@/ui/board/geometry';
import { Spot } from '@/ui/board/spot';
import type { SeatIdentity } from '@/ui/theme/players';
import { CardOffers } from './card-offers';
import { Cartouche } from './cartouche';
import { CityPieces } from './city-pieces';
import type { BoardLabels } from './labels';
import { LandRow } from './land-row';
import { PORTRAIT, type Sheet, sheetFor } from './layout';
import { MoneyBox } from './money-box';
import { RiverPieces } from './river-pieces';
import { ScoreTrack } from './score-track';
import { type BoardSpot, spotBox, type SpotId, spotKey } from './spots';
import { StaticMap } from './static-map';
import { TraderStalls } from './trader-stalls';
import { type BoardView, viewBox } from './views';
import { Wharf } from './wharf';

export interface BoardProps {
  readonly view: View;
  readonly seats: readonly SeatIdentity[];
  /** What can be tapped, in the order the keyboard visits it. */
  readonly spots: readonly BoardSpot[];
  readonly labels: BoardLabels;
  readonly onSpot: (id: SpotId) => void;
  /** Whose wharf and lands lie at the foot of the sheet; who is to act unless told. */
  readonly shown?: Seat;
  /** In a window too small for the whole: the part it is filled with, chosen outside of the board. */
  readonly part?: BoardView | null;
  /** What lies over the picture and is moved with it; `scale` is dp for a unit of the sheet. */
  readonly over?: (sheet: Sheet, scale: number) => ReactNode;
}

const UNMEASURED: Extent = { width: 880, height: 720 };

/** The portrait sheet is as wide as its window and moved up and down; the landscape one is seen whole. */
function lying(sheet: Sheet, room: Extent): Extent {
  const whole = Math.min(room.width / sheet.w, room.height / sheet.h);
  const scale = sheet === PORTRAIT ? Math.max(whole, Math.min(room.width / sheet.w, whole * 1.6)) : whole;
  return { width: sheet.w * scale, height: sheet.h * scale };
}

const scaled = ({ x, y, w, h }: Rect, scale: number): Rect => ({
  x: x * scale,
  y: y * scale,
  w: w * scale,
  h: h * scale,
});

function Drawing({
  view,
  seats,
  labels,
  shown,
  sheet,
}: Omit<BoardProps, 'spots' | 'onSpot' | 'part' | 'over'> & { readonly sheet: Sheet }) {
  const { players, auction } = view;
  const seat = shown ?? view.current ?? 0;
  const { warehouses, goods, ships, lands } = at(players, seat);
  const { districts, river, sea, title, subtitle, north } = labels;
  const token =
    auction === null ? null : { column: auction.column, number: at(players, auction.chooser).token };
  return (
    <>
      <StaticMap sheet={sheet} labels={{ districts, river, sea }} />
      <Cartouche sheet={sheet} labels={{ title, subtitle, north }} />
      <RiverPieces sheet={sheet} camps={view.camps} posts={players.map(({ post }) => post)} seats={seats} />
      <CityPieces sheet={sheet} districts={view.districts} seats={seats} />
      <TraderStalls sheet={sheet} traders={view.traders} />
      <MoneyBox
        sheet={sheet}
        columns={view.moneyBox}
        token={token}
        seats={seats}
        labels={{ moneyBox: labels.moneyBox }}
      />
      <CardOffers
        sheet={sheet}
        lands={view.lands}
        ships={view.ships}
        labels={{ lands: labels.lands, ships: labels.ships }}
      />
      <Wharf
        sheet={sheet}
        seat={at(seats, seat)}
        warehouses={warehouses}
        goods={goods}
        ships={ships}
        labels={{ wharf: labels.wharf }}
      />
      <LandRow sheet={sheet} seat={at(seats, seat)} lands={lands} />
      <ScoreTrack sheet={sheet} scores={players.map(({ vp }) => vp)} seats={seats} />
    </>
  );
}

/** The whole table: a pure picture of the view, with the places that can be tapped laid over it. */
export function Board({ view, seats, spots, labels, onSpot, shown, part = null, over }: BoardProps) {
  const [room, setRoom] = useState<Extent>(UNMEASURED);
  const sheet = sheetFor(room.width, room.height);
  const content = useMemo(() => lying(sheet, room), [sheet, room]);
  const scale = content.width / sheet.w;
  const margin = { x: (room.width - content.width) / 2, y: (room.height - content.height) / 2 };
  const corner =
    sheet.free === null
      ? undefined
      : {
          top: margin.y + sheet.free.y * scale,
          end: margin.x + (sheet.w - sheet.free.x - sheet.free.w) * scale,
        };
  const seen = part === null ? null : viewBox(sheet, part);
  const zoom = seen === null ? 1 : aimedAt(scaled(seen, scale), room).zoom;
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setRoom({ width: layout.width, height: layout.height });
  return (
    <Box style={styles.fill} onLayout={measure}>
      <PanZoom
        room={room}
        content={content}
        label={labels.board}
        labels={labels.zoom}
        {...(corner && { corner })}
        focus={seen && scaled(seen, scale)}
        buttons={part === null}
      >
        <Drawing
          view={view}
          seats={seats}
          labels={labels}
          sheet={sheet}
          {...(shown !== undefined && { shown })}
        />
        {spots.map(({ id, state, label }) => {
          const box = spotBox(sheet, view, id);
          if (box === null) return null;
          return (
            <Spot
              key={spotKey(id)}
              box={scaled(box, scale)}
              state={state}
              label={label}
              zoom={zoom}
              place={id}
              onPress={onSpot}
            />
          );
        })}
        {over?.(sheet, scale)}
      </PanZoom>
    </Box>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
