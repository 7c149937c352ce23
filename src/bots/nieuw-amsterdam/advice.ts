import type { Advice, Hint } from '@/bots/bot';
import type { Request } from '@/bots/quick';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { decision, offered, triedIdeas } from './easy';
import { columnRange, columnReasons, columnWorth } from './auction';
import { reasonsFor } from './judge';
import { type Situation, situationOf } from './situation';
import type { Weight } from './terms';
import { COIN } from './worth';

const MOST_HINTS = 3;
/** Less than this says nothing. */
const WEIGHTY = 0.25;

/** What the easy bot would do and why: no chance in it, so that a hint asked for twice is the same. */
export function advice(request: Request<Kind>): Advice<Kind> {
  const situation = situationOf(request.view, request.seat);
  const best = hints(request, situation)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_HINTS);
  return { best, columns: columnsOf(request, situation) };
}

const suggest = (move: Move, weights: readonly Weight[]): Hint<Kind> => ({
  move,
  gain: weights.reduce((sum, { amount }) => sum + amount, 0),
  reasons: weights
    .filter(({ amount }) => Math.abs(amount) >= WEIGHTY)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)),
});

function hints(request: Request<Kind>, situation: Situation): Hint<Kind>[] {
  const choice = offered(request, 'chooseColumn') ?? offered(request, 'takeColumn');
  if (choice !== undefined) {
    const { type, columns } = choice;
    return columns.map((column) => suggest({ type, column }, columnReasons(situation, column)));
  }
  const decided = decision(request, situation, () => 0);
  return decided === null
    ? turnIdeas(request, situation)
    : [suggest(decided, [whyDecided(situation, decided)])];
}

/** The ideas of a turn, and ending it for the coin of what is left. */
const turnIdeas = (request: Request<Kind>, situation: Situation): Hint<Kind>[] => [
  ...triedIdeas(request, situation).map(({ move, preview }) =>
    suggest(move, reasonsFor(situation, move, preview)),
  ),
  suggest({ type: 'endTurn' }, [{ term: 'coins', amount: COIN }]),
];

function whyDecided(situation: Situation, { type }: Move): Weight {
  const { auction } = situation.view;
  if ((type === 'bid' || type === 'passBid') && auction !== null) {
    return { term: 'columnWorth', amount: columnWorth(situation, auction.column) };
  }
  return type === 'placeBusiness' ? { term: 'leads', amount: 1 } : { term: 'leastNeeded', amount: WEIGHTY };
}

/** Every column that is still to be had, while columns are what it is about. */
function columnsOf({ view, offers }: Request<Kind>, situation: Situation): Advice<Kind>['columns'] {
  const about = offers.some(({ type }) => ['chooseColumn', 'takeColumn', 'bid', 'passBid'].includes(type));
  if (!about) return null;
  return view.moneyBox.flatMap(({ takenBy }, column) =>
    takenBy === null ? [columnRange(situation, column)] : [],
  );
}
