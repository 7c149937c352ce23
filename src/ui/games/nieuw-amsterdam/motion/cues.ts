import type { Event } from '@/games/nieuw-amsterdam/events';
import { beginning, type Pace } from '@/ui/motion/flight';
import type { Cue, TimedCue } from '@/ui/sound/cue';

/** What each event sounds like. Bells are for what the whole table waits for; what only a panel tells is silent. */
const SOUNDS: Readonly<Record<Event['type'], Cue | null>> = {
  coins: 'coin',
  goods: 'wood',
  timber: 'wood',
  corn: 'pelt',
  vp: 'quill',
  goodsLost: 'water',
  fursLaid: 'pelt',
  fursTaken: 'pelt',
  fursDrawn: 'pelt',
  fursDiscarded: 'pelt',
  fursReshuffled: null,
  businessesBuilt: 'wood',
  businessesClosed: 'axe',
  housesBuilt: 'wood',
  warehouseBuilt: 'wood',
  cardsRemoved: null,
  cardsRevealed: null,
  landAcquired: 'quill',
  landCleared: 'axe',
  shipLoaded: 'water',
  longhouseMoved: 'water',
  postMoved: 'wood',
  tilesLaid: 'wood',
  columnChosen: 'wood',
  bidMade: 'coin',
  bidPassed: null,
  auctionWon: 'wood',
  columnTaken: 'wood',
  tokenTaken: 'wood',
  tilesLeftOut: null,
  roundStarted: 'bell',
  phaseStarted: null,
  turnStarted: null,
  tileSpent: null,
  tilePassed: null,
  specialTaken: null,
  specialPassed: null,
  turnEnded: null,
  electionsHeld: 'bell',
  gameEnded: 'bell',
};

/** More in one change are a noise. */
const MOST = 6;

interface Heard {
  readonly events: readonly Event[];
  /** When its first piece arrives, at the normal pace. */
  readonly arrives: number;
}

/** One cue for each beat, never the same one twice in a row; where nothing moves only the first. */
export function cuesOf(beats: readonly Heard[], pace: Pace): TimedCue[] {
  const cues: TimedCue[] = [];
  for (const { events, arrives } of beats) {
    const cue = events.map(({ type }) => SOUNDS[type]).find((sound) => sound !== null);
    if (cue === undefined || cues[cues.length - 1]?.cue === cue) continue;
    cues.push({ cue, delay: beginning(pace, arrives) });
  }
  return cues.slice(0, pace === 'normal' || pace === 'fast' ? MOST : 1);
}
