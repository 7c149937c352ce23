import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { View } from '@/games/nieuw-amsterdam/types';
import { type Language, words } from '@/i18n';
import type { NameOf } from '@/i18n/words';
import type { MadeStep } from '../game-ui';
import { forcedMove } from './drafts/forced';
import { ownedInAll } from './drafts/payment';

/** What the table says when it answers for a player; null for moves nobody makes for anybody. */
export function answered(language: Language, move: Move, player: { view: View; seat: Seat; name: string }) {
  const { auction, table } = words(language).games['nieuw-amsterdam'];
  const { view, seat, name } = player;
  if (move.type === 'passBid') return auction.passedAutomatically(name, ownedInAll(at(view.players, seat)));
  if (move.type === 'takeColumn') return auction.tookAutomatically(name, move.column);
  return move.type === 'closeBusinesses' ? table.closing.automatically(name) : null;
}

const ANSWERED: readonly Move['type'][] = ['passBid', 'takeColumn', 'closeBusinesses'];

/** For the log: why a move of the past was no choice; null if it was one. */
export function automatic(
  language: Language,
  { view, by, move, offers }: MadeStep<Kind>,
  nameOf: NameOf,
): string | null {
  if (!ANSWERED.includes(move.type) || forcedMove(view, by, offers()) === null) return null;
  return answered(language, move, { view, seat: by, name: nameOf(by) });
}
