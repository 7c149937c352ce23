import type { Event } from '@/games/nieuw-amsterdam/events';
import type { View } from '@/games/nieuw-amsterdam/types';
import { lastsAll, type Pace } from '@/ui/motion/flight';
import { withoutArrivals } from './arrivals';
import { beats } from './beats';
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
  readonly lasts: number;
  /** What the board shows meanwhile; null: the position itself. */
  readonly picture: View | null;
}

/** Between the first pieces of two beats, and between two pieces of one. */
const BEAT_MS = 260;
const STAGGER_MS = 40;
/** More at once are a swarm. */
const MOST = 40;

export const STILL: Plan = { pace: 'off', trips: [], lasts: 0, picture: null };

/** Every piece of the story with the moment it sets out. */
export function timed(story: Story): TimedTrip[] {
  let start = 0;
  const all: TimedTrip[] = [];
  for (const beat of beats(story.events)) {
    const trips = beat.flatMap((event) => tripsOf(event, story));
    all.push(...trips.map((trip, index) => ({ ...trip, delay: start + index * STAGGER_MS })));
    if (trips.length > 0) start += BEAT_MS;
  }
  return all.slice(0, MOST);
}

export function planOf(story: Story, pace: Pace): Plan {
  if (pace === 'off' || story.events.length === 0) return STILL;
  const trips = timed(story);
  if (trips.length === 0) return STILL;
  return { pace, trips, lasts: lastsAll(pace, trips), picture: withoutArrivals(story.after, story.events) };
}

export const planFor =
  (after: View, events: readonly Event[], pace: Pace) =>
  (before: View): Plan =>
    planOf({ before, after, events }, pace);
