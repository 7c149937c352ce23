import type { Kind, Seat } from '@/core/game';
import { type CatchUp, type Handover, handover, sinceLastActed } from './handover';
import { isPractice } from './marks';
import type { Match } from './match';
import type { MatchState } from './store-state';
import { companyOf, type TableSetup } from './table';
import { restartTurn, type TakeBack, undoStep } from './undo';

/** The same arguments give the same object again: components compare what a selector gives by identity. */
function remembered<A extends readonly unknown[], R>(compute: (...given: A) => R): (...given: A) => R {
  let last: { readonly given: A; readonly result: R } | null = null;
  return (...given) => {
    if (last === null || given.some((value, index) => value !== last?.given[index])) {
      last = { given, result: compute(...given) };
    }
    return last.result;
  };
}

/** What follows from match and table, or `otherwise` while there is none. */
function ofScene<R>(
  otherwise: R,
  compute: (match: Match<Kind>, table: TableSetup, holder: Seat | null) => R,
): (state: MatchState) => R {
  const computed = remembered(compute);
  return ({ match, table, holder }) =>
    match === null || table === null ? otherwise : computed(match, table, holder);
}

const NOBODY: Handover = { seat: null, cover: 'none', eyes: null };
const NOTHING_YET: CatchUp<Kind> = { doings: [], earlier: 0 };
const NO_OFFERS: readonly Kind['Offer'][] = [];

/** Who looks, through which cover, with whose eyes. */
export const selectHandover = ofScene<Handover>(NOBODY, (match, table, holder) =>
  handover(match, companyOf(table), holder),
);

/** The only form of the state a screen gets: what the eyes in front of it may see. */
export const selectView = ofScene<Kind['View']>(null, (match, table, holder) =>
  match.game.viewFor(match.state, handover(match, companyOf(table), holder).eyes),
);

export const selectOffers = ofScene<readonly Kind['Offer'][]>(NO_OFFERS, ({ game, state }) =>
  game.offers(state),
);

/** What happened since the person in turn last acted. */
export const selectCatchUp = ofScene<CatchUp<Kind>>(NOTHING_YET, (match, table, holder) => {
  const { seat } = handover(match, companyOf(table), holder);
  return seat === null ? NOTHING_YET : sinceLastActed(match, seat);
});

/** What "undo step" would do and need; null: nothing to take back. */
export const selectUndo = ofScene<TakeBack | null>(null, (match, table) => undoStep(match, companyOf(table)));

export const selectRestartTurn = ofScene<TakeBack | null>(null, (match, table) =>
  restartTurn(match, companyOf(table)),
);

export const selectCanRedo = ({ match }: MatchState): boolean => match !== null && match.future.length > 0;

export const selectPractice = ({ match }: MatchState): boolean => match !== null && isPractice(match);

/** The seat that must decide; null: the game is over, or there is none. */
export const selectToAct = ({ match }: MatchState): Seat | null =>
  match === null ? null : match.game.toAct(match.state);
