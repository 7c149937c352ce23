import type { ReactNode } from 'react';

import type { Kind, Seat } from '@/core/game';
import type { Language } from '@/i18n';
import type { NameOf, RulesText } from '@/i18n/words';
import type { SeatIdentity } from '@/ui/theme/players';
import type { TableProps } from './table-props';

/** A move of the past with what there was to choose from. */
export interface MadeStep<K extends Kind> {
  readonly by: Seat;
  readonly move: K['Move'];
  /** The position it was made in. */
  readonly view: K['View'];
  offers(this: void): readonly K['Offer'][];
}

/** A position as the whole table sees it. */
export interface ThumbnailProps<K extends Kind = Kind> {
  readonly view: K['View'];
  readonly seats: readonly SeatIdentity[];
}

/** What the screens need of one game. */
export interface GameUi {
  /** A component: board, players and panels. */
  Table(this: void, props: TableProps<Kind>): ReactNode;
  /** The position in small, a picture for the list of games. */
  Thumbnail(this: void, props: ThumbnailProps): ReactNode;
  rulesText(this: void, language: Language): RulesText;
  /** Whether something that happened has a place on the board. */
  hasPlace(this: void, event: Kind['Event']): boolean;
  /** Why a move of the past was no choice, for the log; null: it was one. */
  automatic(this: void, language: Language, step: MadeStep<Kind>, nameOf: NameOf): string | null;
}
