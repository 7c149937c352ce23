import type { Event } from '@/games/nieuw-amsterdam/events';
import type { View } from '@/games/nieuw-amsterdam/types';
import { lastsAll, type Pace } from '@/ui/motion/flight';
import { withoutArrivals } from './arrivals';
import type { TimedCue } from '@/ui/sound/cue';
import { beats } from './beats';
import { cuesOf } from './cues';
import type { Story, Trip } from './trip';
import { tripsOf } from './trips';

export interface TimedTrip extends Trip {
  readonly delay: number;
}

/** What is played after a change. */
export interface Plan {
  readonly pace: Pace;
  readonly trips: readonly TimedTrip[];
  /** Until everything has arrived, in milliseconds at this pace. */
  readonly cues: readonly TimedCue[];
  readonly lasts: number;
  /** What the board shows meanwhile; null: the position itself. */
  readonly picture: View | null;
}

/** Between the first pieces of two beats, and between two pieces of one. */
const BEAT_MS = 260;
const STAGGER_MS = 40;
/** More at once are a swarm. */
const MOST = 40;

export const STILL: Plan = { pace: 'off', trips: [], cues: [], lasts: 0, picture: null };

interface Beat {
  readonly events: readonly Event[];
  readonly trips: readonly TimedTrip[];
  readonly arrives: number;
}

/** The beats of the story, every piece with the moment it sets out. */
function staged(story: Story): Beat[] {
  let start = 0;
  return beats(story.events).map((events) => {
    const trips = events
      .flatMap((event) => tripsOf(event, story))
      .map((trip, index) => ({ ...trip, delay: start + index * STAGGER_MS }));
    const arrives = start + (trips[0]?.lasts ?? 0);
    if (trips.length > 0) start += BEAT_MS;
    return { events, trips, arrives };
  });
}

const flown = (played: readonly Beat[]): TimedTrip[] => played.flatMap(({ trips }) => trips).slice(0, MOST);

/** Every piece of the story with the moment it sets out. */
export const timed = (story: Story): TimedTrip[] => flown(staged(story));

export function planOf(story: Story, pace: Pace): Plan {
  if (story.events.length === 0) return STILL;
  const played = staged(story);
  const cues = cuesOf(played, pace);
  const trips = pace === 'off' ? [] : flown(played);
  if (trips.length === 0) return { ...STILL, cues };
  const picture = withoutArrivals(story.after, story.events);
  return { pace, trips, cues, lasts: lastsAll(pace, trips), picture };
}

export const planFor =
  (after: View, events: readonly Event[], pace: Pace) =>
  (before: View): Plan =>
    planOf({ before, after, events }, pace);
