import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import { at } from '@/core/list';
import type { Kind, Seat } from '@/core/game';
import { gameWords, type Language, type Words, words } from '@/i18n';
import type { GameWords } from '@/i18n/words';
import type { BotSpeed } from '@/match/bot-turn';
import type { Match } from '@/match/match';
import type { MatchStore } from '@/match/store-state';
import type { TableSetup } from '@/match/table';
import type { Pace } from '@/ui/motion/flight';

/** Where one can go from the table. */
export interface Ways {
  readonly leave: () => void;
  /** To the rules, or straight to one of them. */
  readonly rules: (rule?: string) => void;
  readonly settings: () => void;
  readonly rematch: () => void;
  /** How fast bots play, from now on and in every game. */
  readonly botSpeed: (speed: BotSpeed) => void;
}

/** The open game with everything its shell needs. */
export interface Sitting {
  readonly store: StoreApi<MatchStore>;
  readonly match: Match<Kind>;
  readonly table: TableSetup;
  readonly language: Language;
  readonly leftHanded: boolean;
  readonly pace: Pace;
  readonly ways: Ways;
  /** What somebody wants to see on the board. */
  readonly pointed: readonly Kind['Event'][] | null;
  readonly point: (events: readonly Kind['Event'][]) => void;
  /** A sentence for who tapped what does not work now. */
  readonly told: string | null;
  readonly tell: (sentence: string) => void;
}

export const SittingContext = createContext<Sitting | null>(null);

export function useSitting(): Sitting & {
  readonly common: Words['common'];
  readonly game: GameWords<Kind>;
  readonly nameOf: (seat: Seat) => string;
} {
  const sitting = useContext(SittingContext);
  if (sitting === null) throw new Error('nobody sits at a table');
  const { language, table } = sitting;
  const game = gameWords(language, table.game);
  if (game === null) throw new Error(`no words for ${table.game}`);
  return { ...sitting, common: words(language).common, game, nameOf: (seat) => at(table.seats, seat).name };
}

/** A part of the store's state, through a selector. */
export const useMatch = <T,>(select: (state: MatchStore) => T): T => useStore(useSitting().store, select);
