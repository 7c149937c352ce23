import type { Game, Kind } from '@/core/game';
import { type Match, start, submit } from '@/match/match';
import { documentOf, type SaveDocument } from '@/match/save';
import { newTable, settled, type TableSetup } from '@/match/table';

export interface Words extends Kind {
  State: readonly number[];
  Move: { readonly type: 'say'; readonly word: number };
}

const isSaying = (move: unknown): move is Words['Move'] =>
  typeof move === 'object' && move !== null && 'word' in move && Number.isSafeInteger(move.word);

/**
 * The smallest game there can be: players say numbers, and no number is ever said twice. So the position tells which
 * moves led to it, and a history mixed of two is known at once.
 */
export const wordGame: Game<Words> = {
  id: 'words',
  rules: 1,
  seats: { min: 1, max: 2 },
  secrecy: 'open',
  setup: () => [],
  read: () => ({ ok: false, refusal: { rule: 'none', code: 'none' } }),
  toAct: () => 0,
  offers: () => [{ type: 'say' }],
  sample: (_state, _offer, below) => ({ type: 'say', word: below(1e6) }),
  play: (state, move) =>
    isSaying(move) && !state.includes(move.word)
      ? { ok: true, by: 0, move: { type: 'say', word: move.word }, state: [...state, move.word], events: [] }
      : { ok: false, refusal: { rule: 'none', code: 'none' } },
  whyNot: () => null,
  preview: () => ({ ok: false, refusal: { rule: 'none', code: 'none' } }),
  revealed: () => false,
  viewFor: () => ({}),
  imagine: () => [],
};

export const wordGameById = (id: string): Game<Kind> | null => (id === wordGame.id ? wordGame : null);

const table: TableSetup = settled(
  newTable({ game: wordGame.id, seed: 'words', players: 1, humans: 1, level: 'easy' }),
  () => 'Anna',
);

/** A game in which these numbers have been said. */
export function documentSaying(id: string, words: readonly number[]): SaveDocument {
  let match: Match<Kind> = start(wordGame, { players: 1, seed: 'words', first: 0 });
  for (const word of words) {
    const played = submit(match, { type: 'say', word });
    if (!played.ok) throw new Error(`${word} was said before`);
    match = played.match;
  }
  const document = documentOf(match, { id, name: id, savedAt: words.length, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

export const wordsOf = ({ record }: SaveDocument): readonly number[] =>
  record.moves.map((move) => (isSaying(move) ? move.word : -1));
