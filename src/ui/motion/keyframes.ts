import type { Flight, Pace, Pose } from './flight';

export interface Keyframe {
  readonly opacity: number;
  readonly transform: readonly [
    { readonly translateX: number },
    { readonly translateY: number },
    { readonly rotate: string },
    { readonly scale: number },
  ];
}

/** Moments in per cent of the time to how the piece lies then. */
export type Keyframes = Readonly<Record<string, Keyframe>>;

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

/** The share of the whole way that lies behind at each pose: a long leg takes longer. */
function shares(way: readonly Pose[]): number[] {
  let far = 0;
  const reached = way.map(({ x, y }, index) => {
    const before = way[index - 1];
    if (before !== undefined) far += Math.hypot(x - before.x, y - before.y);
    return far;
  });
  return reached.map((part, index) => (far === 0 ? index / Math.max(1, way.length - 1) : part / far));
}

/** What the style engine runs, off the thread of the scripts: transforms and opacity only. */
export function keyframesOf({ way, size }: Pick<Flight<unknown>, 'way' | 'size'>, pace: Pace): Keyframes {
  const lie = ({ x, y, scale = 1, opacity = 1, turn = 0 }: Pose): Keyframe => ({
    opacity,
    transform: [
      { translateX: x - size.w / 2 },
      { translateY: y - size.h / 2 },
      { rotate: `${turn}deg` },
      { scale },
    ],
  });
  if (pace === 'fades') return fadeAt(lie(restingPose(way)));
  const reached = shares(way);
  return Object.fromEntries(way.map((pose, index) => [percent(reached[index] ?? 1), lie(pose)]));
}

/** Where a piece is seen best that may not move: where it arrives, or where it leaves if it vanishes there. */
function restingPose(way: readonly Pose[]): Pose {
  const [first, last] = [way[0], way[way.length - 1]];
  const { x, y } = (last?.opacity === 0 ? first : last) ?? { x: 0, y: 0 };
  return { x, y };
}

const fadeAt = (lying: Keyframe): Keyframes => ({
  '0%': { ...lying, opacity: 0 },
  '50%': { ...lying, opacity: 1 },
  '100%': { ...lying, opacity: 0 },
});
