import type { ReactNode } from 'react';

import type { Kind, Seat } from '@/core/game';
import type { Language } from '@/i18n';
import type { Turn } from '@/ui/kit/pane';
import type { Pace } from '@/ui/motion/flight';
import type { SeatIdentity } from '@/ui/theme/players';

/** Questions to the rules about the position on the table. Nothing is changed by asking. */
export interface Ask<K extends Kind> {
  /** Why whoever is to act cannot make a move of this kind now; `at` narrows it down. */
  whyNot(this: void, type: K['Move']['type'], at?: string): K['Refusal'] | null;
  /** Why this very move is refused; null: it would be played. */
  judge(this: void, move: K['Move']): K['Refusal'] | null;
  /** What the move would change; null if it is refused. */
  preview(this: void, move: K['Move']): K['Preview'] | null;
}

/** One step of the past, as far as a game's screen tells of it. */
export interface PastStep<K extends Kind> {
  readonly by: Seat;
  readonly move: K['Move'];
  readonly events: readonly K['Event'][];
}

/** Advice for whoever decides, worked out and told by the shell. */
export interface Help<K extends Kind> {
  /** Whether whoever decides wants to be warned of losses before a move. */
  readonly warns: boolean;
  /** Asks for it: stands beside whose turn it is; null: there is none to be had. */
  readonly button: ReactNode;
  /** What was answered: above the decision; null: nothing was asked. */
  readonly hints: ReactNode;
  /** The move of the hint somebody tapped, to be shown and filled in, not made. Every tap is a new one. */
  readonly tried: Tried<K> | null;
  /** What each column for sale is worth, in resources; empty while nobody has asked. */
  readonly worths: readonly Worth[];
}

export interface Tried<K extends Kind> {
  readonly tap: number;
  readonly move: K['Move'];
}

export interface Worth {
  readonly column: number;
  readonly low: number;
  readonly high: number;
}

/** What a game's table gets: what may be seen, what may be asked, and one way to act. Never a store. */
export interface TableProps<K extends Kind = Kind> {
  readonly view: K['View'];
  readonly seats: readonly SeatIdentity[];
  /** Who must decide; null: the game is over. */
  readonly acting: Seat | null;
  /** Whether a person decides; else the table looks on. */
  readonly human: boolean;
  readonly offers: readonly K['Offer'][];
  readonly ask: Ask<K>;
  onMove(this: void, move: K['Move']): void;
  readonly language: Language;
  /** What the last change did; empty after a step back or when a game was opened. */
  readonly events: readonly K['Event'][];
  readonly past: readonly PastStep<K>[];
  /** How what happened is shown. */
  readonly pace: Pace;
  readonly leftHanded: boolean;
  /** How far the panel is turned to the player it is for. */
  readonly turn: Turn;
  /** The shell's buttons, for the line at the top. */
  readonly controls: ReactNode;
  /** The shell's news, for the head of the panel. */
  readonly news: ReactNode;
  /** The shell's buttons while a bot is in turn, for the foot of the panel. */
  readonly waiting: ReactNode;
  readonly help: Help<K>;
  /** What somebody tapped in the log or the news, to be shown on the board; null: nothing. */
  readonly pointed: readonly K['Event'][] | null;
  /** Opens the rules at this one. */
  onRule(this: void, rule: string): void;
}
