import { decode } from '@/match/save';
import type { Loaded, Saves } from '@/match/saves';
import { type Sealed, unseal } from '@/match/storage/envelope';
import type { Written } from '@/match/write-queue';
import type { Platter } from './faulty-disk';
import { documentSaying, wordsOf } from './word-game';

/** What a player knows of one game, whatever the app says later. */
export interface Known {
  readonly id: string;
  /** The last one called saved or shown, then everything tried since. null: there was no game yet. */
  tried: (readonly number[] | null)[];
}

/** Thrown when the saves have broken their word. */
export class Broken extends Error {}

export const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

const alike = (a: readonly number[] | null | undefined, b: readonly number[] | null): boolean =>
  a === b ||
  (a !== null &&
    a !== undefined &&
    b !== null &&
    a.length === b.length &&
    a.every((word, i) => word === b[i]));

/** The newest of the states that may be there; what came before it can never come again. */
function settle(game: Known, words: readonly number[] | null): void {
  const index = game.tried.findLastIndex((one) => alike(one, words));
  const expected = JSON.stringify(game.tried);
  demand(index >= 0, `${game.id}: ${JSON.stringify(words)} is there, one of ${expected} was expected`);
  game.tried = game.tried.slice(index);
}

export const current = ({ tried }: Known): readonly number[] => tried[tried.length - 1] ?? [];

/** Asks for a save and holds the answer to what it says. */
export async function put(
  saves: Saves,
  platters: readonly Platter[],
  game: Known,
  words: readonly number[],
): Promise<Written> {
  game.tried.push(words);
  const written = await saves.put(documentSaying(game.id, words));
  if (written === 'saved' || written === 'oneCopy') acknowledged(platters, game, words, written);
  if (written === 'oneCopy')
    demand(
      saves.notices().some(({ code }) => code === 'oneCopy'),
      'one copy, and nobody is told',
    );
  return written;
}

/** Whatever is called saved lies there, whole, wherever it was said to be: this state or one tried after it. */
function acknowledged(
  platters: readonly Platter[],
  game: Known,
  words: readonly number[],
  written: Written,
): void {
  const since = game.tried.findLastIndex((one) => alike(one, words));
  if (since > 0) game.tried = game.tried.slice(since);
  const there = platters.filter((platter) => game.tried.some((one) => alike(one, wordsOn(platter, game.id))));
  const enough = written === 'saved' ? platters.length : 1;
  demand(there.length >= enough, `${game.id} is called ${written}, and ${there.length} media have it`);
}

/** A game opened by a player. False: the disks do not answer, which is said. */
export async function shown(saves: Saves, game: Known): Promise<boolean> {
  const loaded: Loaded = await saves.load(game.id);
  if (loaded.ok) settle(game, wordsOf(loaded.document));
  else if (loaded.problem.code === 'unreadable') return false;
  else demand(game.tried[0] === null, `${game.id} does not open: ${loaded.problem.code}`);
  return true;
}

/** The newest whole copy of a game on a medium. */
export function newestOn({ content }: Platter, id: string): Sealed | null {
  const copies = [0, 1].flatMap((slot) => {
    const sealed = unseal(content.get(`game/${id}/${slot}`) ?? '');
    return sealed === null ? [] : [sealed];
  });
  const [newest] = copies.sort((a, b) => b.generation - a.generation);
  return newest ?? null;
}

function wordsOn(platter: Platter, id: string): readonly number[] | null {
  const decoded = decode(newestOn(platter, id)?.body ?? '');
  return decoded.ok ? wordsOf(decoded.value) : null;
}
