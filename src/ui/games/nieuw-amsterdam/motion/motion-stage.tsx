import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';

import type { Event } from '@/games/nieuw-amsterdam/events';
import type { View } from '@/games/nieuw-amsterdam/types';
import type { Pace } from '@/ui/motion/flight';
import { Stage, usePlaying } from '@/ui/motion/stage';
import { usePlan } from '@/ui/motion/use-plan';
import { Cues } from '@/ui/sound/ears';
import type { SeatIdentity } from '@/ui/theme/players';
import type { Sheet } from '../board/layout';
import { Flights } from './flights';
import { type Plan, planFor, STILL } from './plan';

interface Motion {
  readonly plan: Plan;
  readonly seats: readonly SeatIdentity[];
}

const MotionContext = createContext<Motion>({ plan: STILL, seats: [] });

interface Props {
  readonly view: View;
  readonly events: readonly Event[];
  readonly pace: Pace;
  readonly seats: readonly SeatIdentity[];
  readonly children: ReactNode;
}

/** The whole table, on which the events of the last change are played. */
export function MotionStage({ view, events, pace, seats, children }: Props) {
  const plan = usePlan(view, events, planFor(view, events, pace));
  const motion = useMemo(() => ({ plan, seats }), [plan, seats]);
  return (
    <MotionContext value={motion}>
      <Stage play={plan} lasts={plan.lasts}>
        <Cues cues={plan.cues} />
        {children}
      </Stage>
    </MotionContext>
  );
}

/** What the board shows while something is on its way, and what lies over it. */
export function useMotion(): {
  readonly picture: View | null;
  readonly over: (sheet: Sheet, scale: number) => ReactNode;
} {
  const { plan, seats } = useContext(MotionContext);
  const playing = usePlaying();
  const over = useCallback(
    (sheet: Sheet, scale: number) =>
      playing && <Flights plan={plan} sheet={sheet} scale={scale} seats={seats} />,
    [playing, plan, seats],
  );
  return { picture: playing ? plan.picture : null, over };
}
