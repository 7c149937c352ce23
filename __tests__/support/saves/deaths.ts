import { type Dice, openRng, rngFromSeed } from '@/core/rng';
import { FORMAT } from '@/match/migrations';
import { seal } from '@/match/storage/envelope';
import { savesOn } from '../memory-saves';
import { CALM, faultyDisk, type Life, newLife, newPlatter, type Platter, type Weather } from './faulty-disk';
import { documentSaying, wordGameById } from './word-game';
import { Broken, current, demand, type Known, newestOn, put, shown } from './world';

/** Random deaths of the app on faulty disks. Whatever it had called saved must be there in its next life. */

const LIVES_OF_A_DEVICE = 40;
const LONGEST_LIFE = 70;
const MOST_WORDS = 12;
const NEWER = seal({ format: FORMAT + 1, generation: 7, body: '{"from":"tomorrow"}' });
/** By it a medium knows of the other: it is written once the first list is there. */
const MARKER = '["disk 0","disk 1"]';
const NEWER_KEY = 'game/tomorrow/0';

interface Device {
  readonly below: Dice;
  readonly platters: readonly [Platter, Platter];
  readonly games: readonly Known[];
  /** The disk that failed in the last life: as long as not all is mended, no other may fail. */
  sick: number | null;
  words: number;
  /** Damaged values nobody has written over yet, or should have kept. */
  damage: string[];
  /** A whole disk was emptied, and nobody has been told yet. */
  emptied: boolean;
}

export interface Tally {
  deaths: number;
  acknowledged: number;
  /** Whole disks lost, and values damaged. */
  emptied: number;
  damaged: number;
}

function newDevice(below: Dice): Device {
  const platters = [newPlatter(), newPlatter()] as const;
  for (const { content } of platters) content.set(NEWER_KEY, NEWER);
  const games = ['anna', 'bert'].map((id): Known => ({ id, tried: [null] }));
  return { below, platters, games, sick: null, words: 0, damage: [], emptied: false };
}

/** Every disk has the newest of every game: only then may one be lost. */
const isSafe = ({ platters, games }: Device): boolean =>
  games.every(
    ({ id }) => new Set(platters.map((platter) => JSON.stringify(newestOn(platter, id)))).size === 1,
  );

const STORM: Weather = { ...CALM, before: 30, after: 20 };
const SICK: Weather = { before: 15, after: 15, unread: 25, ignored: 15, torn: 15, stale: 15, full: false };

const SILENT: Weather = { ...CALM, unread: 100, full: true };

/** One disk may lie or be silent, or both refuse writes; never one after the other before all is mended. */
function weatherOf(device: Device): readonly [Weather, Weather] {
  const kind = device.below(7);
  if (kind === 6) return [SILENT, SILENT];
  if (kind > 3) return [CALM, CALM];
  if (kind < 2) {
    device.sick = null;
    return kind === 0
      ? [STORM, STORM]
      : [
          { ...CALM, full: device.below(2) === 0 },
          { ...CALM, full: true },
        ];
  }
  if (isSafe(device)) device.sick = device.below(2);
  if (device.sick === null) return [CALM, CALM];
  const sick = device.below(3) === 0 ? SILENT : SICK;
  return device.sick === 0 ? [sick, CALM] : [CALM, sick];
}

/** Between two lives: nothing, one value damaged, or a whole disk empty. */
function rot(device: Device, tally: Tally): void {
  const { below, platters } = device;
  if (!isSafe(device) || below(4) > 0) return;
  const index = below(2);
  const platter = index === 0 ? platters[0] : platters[1];
  device.sick = index;
  if (below(3) === 0) {
    device.emptied ||= platter.content.get('media') === MARKER;
    platter.content.clear();
    device.emptied &&= platters.some(({ content }) => content.get('media') === MARKER);
    platter.former.clear();
    platter.content.set(NEWER_KEY, NEWER);
    forgetLost(device);
    tally.emptied++;
    return;
  }
  const keys = [...platter.content.keys()].filter((key) => key.startsWith('game/') && key !== NEWER_KEY);
  const key = keys[below(Math.max(1, keys.length))];
  if (key === undefined) return;
  const text = damagedText(below, platter.content.get(key) ?? '');
  platter.content.set(key, text);
  forgetLost(device);
  device.damage.push(text);
  tally.damaged++;
}

function damagedText(below: Dice, text: string): string {
  const at = below(text.length);
  if (below(2) === 0) return text.slice(0, at);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) + text.slice(at + 1);
}

const isKept = ({ platters }: Device, text: string): boolean =>
  platters.some(({ content }) => [...content.values()].includes(text));

/** What the disk itself has destroyed nobody can keep. */
const forgetLost = (device: Device): void => {
  device.damage = device.damage.filter((text) => isKept(device, text));
};

const savesFor = (device: Device, life: Life, weather: readonly [Weather, Weather]) =>
  savesOn(
    device.platters.map((platter, index) => faultyDisk(platter, life, weather[index] ?? CALM)),
    { gameById: wordGameById, legacy: faultyDisk(newPlatter(), life, CALM) },
  );

type Saves = ReturnType<typeof savesFor>;

async function looksAtList(device: Device, saves: Saves, isCalm: boolean): Promise<void> {
  const list = await saves.list();
  const isTold = saves.notices().some(({ code }) => code === 'storageCleared');
  if (isCalm) demand(isTold || !device.emptied, 'a disk was emptied, and nobody is told');
  if (isTold) device.emptied = false;
  const bin = await saves.bin();
  // A disk that goes silent between the two shows one game now deleted, now not.
  if (list === null || bin === null || !isCalm) return;
  for (const { id, tried } of device.games) {
    const entry = [...list, ...bin].find((one) => one.id === id);
    const how = entry === undefined ? 'missing' : entry.ok ? 'fine' : entry.problem.code;
    // A first save that died on the way may have left pieces.
    demand(how === 'fine' || tried[0] === null, `${id} is in the list as ${how}`);
  }
}

/** A move more, or some taken back. */
function next(device: Device, game: Known): readonly number[] {
  const words = current(game);
  const { below } = device;
  if (words.length > 0 && (words.length >= MOST_WORDS || below(6) === 0))
    return words.slice(0, below(words.length));
  return [...words, ++device.words];
}

async function plays(device: Device, saves: Saves, game: Known, tally: Tally): Promise<void> {
  const { below, platters } = device;
  const asked = Array.from({ length: below(4) === 0 ? 3 : 1 }, () =>
    put(saves, platters, game, next(device, game)),
  );
  for (const written of await Promise.all(asked))
    if (written === 'saved' || written === 'oneCopy') tally.acknowledged++;
}

async function touchesNewer(saves: Saves, { platters }: Device): Promise<void> {
  const written = await saves.put(documentSaying('tomorrow', [1]));
  demand(written === 'failed', `a game of a newer app was called ${written}`);
  for (const { content } of platters)
    demand(
      content.get(NEWER_KEY) === NEWER && !content.has('game/tomorrow/1'),
      'a game of a newer app was touched',
    );
}

async function deletesAndRestores(saves: Saves, game: Known): Promise<void> {
  if ((await saves.change(game.id, { deletedAt: 0 })) === 'failed') return;
  const bin = await saves.bin();
  demand(
    bin === null || bin.some(({ id }) => id === game.id),
    `${game.id} was deleted and is not in the bin`,
  );
  while ((await saves.change(game.id, { deletedAt: null })) === 'failed') await Promise.resolve();
}

/** What a player does until the app dies. */
async function lives(device: Device, saves: Saves, isCalm: boolean, tally: Tally): Promise<never> {
  const { below, games } = device;
  await looksAtList(device, saves, isCalm);
  for (;;) {
    const game = games[below(games.length)];
    if (game === undefined || !(await shown(saves, game))) continue;
    for (let moves = below(4); moves > 0; moves--) await plays(device, saves, game, tally);
    if (below(20) === 0) await touchesNewer(saves, device);
    if (below(8) === 0 && game.tried[0] !== null) await deletesAndRestores(saves, game);
  }
}

async function dies(device: Device, tally: Tally): Promise<void> {
  const weather = weatherOf(device);
  const isCalm = weather.every((one) => one === CALM);
  const life = newLife(device.below, 1 + device.below(LONGEST_LIFE));
  await Promise.race([life.over, lives(device, savesFor(device, life, weather), isCalm, tally)]);
  await new Promise((resolve) => setImmediate(resolve)); // what was under way happens, or does not
  tally.deaths++;
  if (weather.includes(SICK)) forgetLost(device); // it may never have shown the damage
  for (const text of device.damage) demand(isKept(device, text), `damage is gone: ${text.slice(0, 60)}`);
  rot(device, tally);
}

/** So many deaths; throws at the first broken word and names the seed of that device. */
export async function dieOften(deaths: number, seed: string): Promise<Tally> {
  const tally: Tally = { deaths: 0, acknowledged: 0, emptied: 0, damaged: 0 };
  for (let number = 0; tally.deaths < deaths; number++) {
    const own = `${seed} ${number}`;
    const device = newDevice(openRng(rngFromSeed(own)).below);
    try {
      for (let life = 0; life < LIVES_OF_A_DEVICE && tally.deaths < deaths; life++) await dies(device, tally);
    } catch (fault) {
      throw fault instanceof Broken ? new Broken(`seed "${own}": ${fault.message}`) : fault;
    }
  }
  return tally;
}
