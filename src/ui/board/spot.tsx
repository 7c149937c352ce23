import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Path, Rect as Frame, Svg } from 'react-native-svg';

import { Touch } from '../kit/touch';
import { colours } from '../theme/colours';
import { target } from '../theme/space';
import type { Rect } from './geometry';
import { same } from './same';

export type SpotState = 'legal' | 'selected' | 'blocked';

interface Props<Place> {
  /** In dp on the sheet as it lies under zoom 1. */
  readonly box: Rect;
  readonly state: SpotState;
  readonly label: string;
  /** How near the sheet is looked at: marks and reach keep their size on the screen. */
  readonly zoom?: number;
  /** What it stands for. */
  readonly place: Place;
  readonly onPress: (place: Place) => void;
}

/** As high as a fingertip at least; never wider than drawn, since neighbours stand side by side. */
function tappable({ x, y, w, h }: Rect, zoom: number): Rect {
  const high = Math.max(h, target.least / zoom);
  return { x, y: y - (high - h) / 2, w, h: high };
}

/** Slanting lines across a box, so that a highlight is not a matter of colour. */
function stripes(w: number, h: number, apart: number): string {
  let lines = '';
  for (let from = apart; from < w + h; from += apart) {
    const [x1, y1] = [Math.min(from, w), Math.max(0, from - w)];
    const [x2, y2] = [Math.max(0, from - h), Math.min(from, h)];
    lines += `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  }
  return lines;
}

/** Short strokes inward from the edge: a pattern that leaves the picture free. */
function fringe(w: number, h: number): string {
  const [apart, deep] = [9, 7];
  let lines = '';
  for (let x = apart; x < w; x += apart) lines += `M${x} 0l${-deep} ${deep}M${x} ${h}l${deep} ${-deep}`;
  for (let y = apart; y < h; y += apart) lines += `M0 ${y}l${deep} ${-deep}M${w} ${y}l${-deep} ${deep}`;
  return lines;
}

const OUTSET = 3;

/** Drawn round the place rather than over it, and finer round small ones, so that it hides nothing. */
function Highlight({
  w,
  h,
  selected,
  zoom,
}: {
  readonly w: number;
  readonly h: number;
  readonly zoom: number;
  readonly selected: boolean;
}) {
  const [width, height] = [(w + 2 * OUTSET) * zoom, (h + 2 * OUTSET) * zoom];
  const line = Math.min(3, Math.max(1.8, (Math.min(w, h) * zoom) / 22)) * (selected ? 1.4 : 1);
  const frame = { x: 2.5, y: 2.5, width: width - 5, height: height - 5, rx: 7, fill: 'none' } as const;
  return (
    <Svg
      aria-hidden
      width={width / zoom}
      height={height / zoom}
      viewBox={`0 0 ${width} ${height}`}
      style={styles.highlight}
    >
      <Path
        d={selected ? stripes(width, height, 8) : fringe(width, height)}
        stroke={colours.good}
        strokeOpacity={selected ? 0.3 : 0.6}
        strokeWidth={1.6}
      />
      <Frame {...frame} stroke={colours.vellum} strokeWidth={line + 2} />
      <Frame
        {...frame}
        stroke={colours.good}
        strokeWidth={line}
        {...(!selected && { strokeDasharray: '9 5' })}
      />
    </Svg>
  );
}

function TouchSpot<Place>({ box, state, label, zoom = 1, place, onPress }: Props<Place>) {
  const { x, y, w, h } = tappable(box, zoom);
  return (
    <Touch
      role="button"
      label={label}
      off={state === 'blocked'}
      onPress={() => onPress(place)}
      style={(pressed) => [styles.spot, { left: x, top: y, width: w, height: h }, pressed && styles.pressed]}
    >
      {state !== 'blocked' && <Highlight w={w} h={h} selected={state === 'selected'} zoom={zoom} />}
    </Touch>
  );
}

/** A place on the board that can be tapped; the drawing under it is only looked at. memo forgets that it is generic. */
export const Spot = memo(TouchSpot, same) as typeof TouchSpot;

const styles = StyleSheet.create({
  spot: { position: 'absolute', borderRadius: 8 },
  highlight: { position: 'absolute', left: -OUTSET, top: -OUTSET },
  pressed: { backgroundColor: 'rgba(43, 33, 24, 0.14)' },
});
