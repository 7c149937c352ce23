import type { Game, Kind, Seat } from '@/core/game';
import type { Advice } from '@/bots/bot';
import type { BotRunner } from '@/bots/runner/runner';
import type { BotSpeed } from './bot-turn';
import type { Match } from './match';
import type { SaveProblem } from './save';
import type { Saves } from './saves';
import type { Orientation, SeatSetup, TableSetup } from './table';
import type { TakeBack } from './undo';
import type { Written } from './write-queue';

/** Everything the store needs of the outside, so that tests need no mocks. */
export interface MatchDeps {
  readonly saves: Saves;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs this later; the answer takes it back. */
  readonly schedule: (run: () => void, ms: number) => () => void;
  readonly runner: BotRunner;
  readonly gameById: (id: string) => Game<Kind> | null;
}

export interface MatchState {
  /** All four are null while no game is on the table. */
  readonly id: string | null;
  readonly name: string | null;
  readonly table: TableSetup | null;
  readonly match: Match<Kind> | null;
  /** What the last change did, for animations; empty after a step back. */
  readonly events: readonly Kind['Event'][];
  /** The bot about to move; with speed `step`, or while bots are paused, it waits for `stepBot`. */
  readonly pendingBot: Seat | null;
  /** It has not decided yet. */
  readonly thinking: boolean;
  readonly botSpeed: BotSpeed;
  readonly paused: boolean;
  /** A bot had no legal move to offer and a random one was made, since a person last acted or looked. */
  readonly botFault: BotFault | null;
  /** What a bot would do in the position of now, for the person in turn. */
  readonly advice: Advising;
  /** Bots have no thread of their own here: they think between the frames. */
  readonly slowBots: boolean;
  readonly save: Written | 'saving';
  /** How many moves the game had when it was last on the disk; null: it never was. */
  readonly savedMoves: number | null;
  /** How many games wait for a disk that does not take them. */
  readonly unsaved: number;
  /** Who has the device: who acted last or lifted the cover. */
  readonly holder: Seat | null;
  /** A way back that waits for `agree` or `decline`. */
  readonly asked: TakeBack | null;
  readonly lastRefusal: Kind['Refusal'] | null;
}

/** Which bot, and why the rules refused its move; null: its thinking broke off. */
export interface BotFault {
  readonly by: Seat;
  readonly refusal: Kind['Refusal'] | null;
}

/** `none`: nobody asked. `failed`: there is nothing to be had here. */
export type Advising = 'none' | 'thinking' | 'failed' | Advice<Kind>;

/** `tooSoon`: a tap right after the hand-over. `notNow`: no person is to act, or the screen is covered. */
export type Submission = 'played' | 'refused' | 'tooSoon' | 'notNow';

/** `asked`: it waits in the state for the table's agreement. */
export type Answer = 'done' | 'asked' | 'nothing';

export interface MatchActions {
  /** A new game: its id, or null if no such game can be played at such a table. */
  readonly begin: (table: TableSetup) => string | null;
  /** A stored game: why it does not open, or null. */
  readonly open: (id: string) => Promise<SaveProblem | null>;
  readonly submit: (move: unknown) => Submission;
  readonly undo: () => Answer;
  readonly restartTurn: () => Answer;
  readonly redo: () => Answer;
  readonly agree: () => void;
  readonly decline: () => void;
  /** The next player is there: lifts the cover, or puts the banner away. */
  readonly lift: () => void;
  /** The pending bot moves now. */
  readonly stepBot: () => void;
  readonly setBotSpeed: (speed: BotSpeed) => void;
  readonly pauseBots: (paused: boolean) => void;
  /** The fault has been seen. */
  readonly forgiveBot: () => void;
  /** What would a bot do? For the person in turn, if help is not off for them. */
  readonly askAdvice: () => void;
  readonly dropAdvice: () => void;
  /** A bot takes over a seat or gives it back, a name or an edge changes. */
  readonly reseat: (seat: Seat, change: Partial<SeatSetup>) => void;
  readonly orient: (orientation: Orientation) => void;
  readonly retrySave: () => void;
  /** Clears the table; the answer comes when the last save is done. */
  readonly leave: () => Promise<Written>;
}

export type MatchStore = MatchState & MatchActions;

/** No game on the table. */
export const EMPTY: Omit<MatchState, 'botSpeed' | 'unsaved' | 'slowBots'> = {
  id: null,
  name: null,
  table: null,
  match: null,
  events: [],
  pendingBot: null,
  thinking: false,
  paused: false,
  botFault: null,
  advice: 'none',
  save: 'saved',
  savedMoves: null,
  holder: null,
  asked: null,
  lastRefusal: null,
};
