import type { Dice } from '@/core/rng';
import type { KeyValue } from '@/match/key-value';

/** What a disk does wrong, each so often in a hundred calls. */
export interface Weather {
  /** A call is refused and has done nothing. */
  readonly before: number;
  /** A write is refused, and has happened all the same. */
  readonly after: number;
  /** A read is refused. */
  readonly unread: number;
  /** A write is called done, and nothing was written. */
  readonly ignored: number;
  /** A write is called done, and half of it was written. */
  readonly torn: number;
  /** A read answers with what stood there before. */
  readonly stale: number;
  /** Every write is refused: the disk is full. */
  readonly full: boolean;
}

export const CALM: Weather = { before: 0, after: 0, unread: 0, ignored: 0, torn: 0, stale: 0, full: false };

/** One life of the app: at the call `dies` of the disks it is killed. What it had asked for may happen or not. */
export interface Life {
  readonly below: Dice;
  readonly dies: number;
  calls: number;
  dead: boolean;
  readonly over: Promise<'dead'>;
  readonly die: () => void;
}

export function newLife(below: Dice, dies: number): Life {
  let end: (how: 'dead') => void = () => undefined;
  const over = new Promise<'dead'>((resolve) => (end = resolve));
  const life: Life = {
    below,
    dies,
    calls: 0,
    dead: false,
    over,
    die: () => {
      life.dead = true;
      end('dead');
    },
  };
  return life;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

const MOST_WAIT = 3;

/** What outlives the app: the values, and for stale reads those before. */
export interface Platter {
  readonly content: Map<string, string>;
  readonly former: Map<string, string>;
}

export const newPlatter = (): Platter => ({ content: new Map(), former: new Map() });

function store({ content, former }: Platter, key: string, value: string): void {
  const before = content.get(key);
  if (before !== undefined) former.set(key, before);
  content.set(key, value);
}

const happens = ({ below }: Life, percent: number): boolean => percent > 0 && below(100) < percent;

/** The app was killed while this was under way. */
function afterDeath(platter: Platter, life: Life, key: string, value: string | null): void {
  const how = life.below(3);
  if (how === 0) return;
  if (value === null) platter.content.delete(key);
  else store(platter, key, how === 1 ? value : value.slice(0, life.below(value.length + 1)));
}

/** A disk that fails in every way a disk can, for as long as this life lasts. */
export function faultyDisk(platter: Platter, life: Life, weather: Weather): KeyValue {
  /** Every call is a step at which the app may die, and takes its own time. False: it died on the way. */
  const step = async (): Promise<boolean> => {
    if (life.dead) return never();
    if (++life.calls === life.dies) life.die();
    for (let wait = life.below(MOST_WAIT); wait > 0; wait--) await Promise.resolve();
    return !life.dead;
  };
  const change = async (key: string, value: string | null): Promise<void> => {
    if (!(await step())) {
      afterDeath(platter, life, key, value);
      return never();
    }
    if (weather.full || happens(life, weather.before)) throw new Error('not written');
    if (happens(life, weather.ignored)) return;
    if (value === null) platter.content.delete(key);
    else if (happens(life, weather.torn))
      return store(platter, key, value.slice(0, life.below(value.length)));
    else store(platter, key, value);
    if (happens(life, weather.after)) throw new Error('written, yet told as not');
  };
  const read = async <T>(answer: () => T): Promise<T> => {
    if (!(await step())) return never();
    if (happens(life, weather.unread)) throw new Error('not read');
    return answer();
  };
  return {
    keys: () => read(() => [...platter.content.keys()]),
    get: (key) =>
      read(() => {
        const from =
          happens(life, weather.stale) && platter.former.has(key) ? platter.former : platter.content;
        return from.get(key) ?? null;
      }),
    set: change,
    remove: (key) => change(key, null),
  };
}
