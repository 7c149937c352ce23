import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Businesses, Move, MoveOf, MoveType } from '@/games/nieuw-amsterdam/moves';
import type { Tried } from '@/ui/games/table-props';
import { NO_BUSINESSES } from './businesses';

/** What somebody is about to do: a kind of move, and where. */
export interface Choice {
  readonly type: MoveType;
  readonly at?: string;
}

/** What a tap on a hint picks on the board and in the lists; its numbers stand in the forms. */
export function pickedBy(move: Move | null): { readonly choice: Choice | null; readonly counts: Businesses } {
  const counts = move !== null && 'districts' in move ? move.districts : NO_BUSINESSES;
  return { choice: move === null ? null : choiceOf(move), counts };
}

function choiceOf(move: Move): Choice | null {
  switch (move.type) {
    case 'placeBusiness':
      return { type: move.type, at: move.district };
    case 'chooseColumn':
    case 'takeColumn':
      return { type: move.type, at: String(move.column) };
    case 'acquireLand':
      return { type: move.type, at: move.land };
    case 'tradeFurs':
      return { type: move.type, at: move.trader };
    case 'shipFurs':
      return { type: move.type, at: move.ship };
    case 'buildBusinesses':
    case 'holdElections':
    case 'clearLand':
    case 'lumberYard':
    case 'granary':
    case 'buildWarehouse':
    case 'buildHouses':
    case 'blackMarket':
    case 'moveTradingPost':
      return { type: move.type };
    case 'bid':
    case 'passBid':
    case 'pay':
    case 'passTile':
    case 'endTurn':
    case 'closeBusinesses':
      return null;
  }
}

/** The hint for a form of this kind; null: the form begins as always. */
export function triedOf<T extends MoveType>(tried: Tried<Kind> | null, type: T): MoveOf<T> | null {
  const move = tried?.move;
  return move?.type === type ? (move as MoveOf<T>) : null;
}

/** A form starts over with every hint that is tapped. */
export const keyOf = (tried: Tried<Kind> | null): number => tried?.tap ?? 0;
