import { at } from '@/core/list';
import type { Dice } from '@/core/rng';
import type { QuickBot, Request } from '@/bots/quick';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move, MoveType, OfferOf } from '@/games/nieuw-amsterdam/moves';
import type { Preview } from '@/games/nieuw-amsterdam/preview';
import { bid, chooseColumn, payment } from './auction';
import { closings, ideasFor, placement } from './ideas';
import { worthOf } from './judge';
import { type Situation, situationOf } from './situation';
import { COIN } from './worth';

type Ask = Request<Kind>;

/** Moves this near to the best are as good: one of them is drawn, so that no two games are alike. */
const NEAR = 0.2;

/** A quick player of sensible habits: looks one move ahead, weighs by rule of thumb, plans nothing. */
export const easyBot: QuickBot<Kind> = {
  choose: (request, below) => {
    const situation = situationOf(request.view, request.seat);
    return decision(request, situation, below) ?? turnMove(request, situation, below);
  },
};

export const offered = <T extends MoveType>({ offers }: Ask, type: T): OfferOf<T> | undefined =>
  offers.find((offer): offer is OfferOf<T> => offer.type === type);

/** The decisions outside of turns; null: it is a turn. */
export function decision(request: Ask, situation: Situation, below: Dice): Move | null {
  const choose = offered(request, 'chooseColumn') ?? offered(request, 'takeColumn');
  if (choose !== undefined) return { type: choose.type, column: chooseColumn(situation, choose.columns) };
  const bidding = offered(request, 'bid');
  if (bidding !== undefined) return bid(situation, bidding, below);
  if (offered(request, 'passBid') !== undefined) return { type: 'passBid' };
  const paying = offered(request, 'pay');
  if (paying !== undefined) return { type: 'pay', with: payment(situation, paying.total) };
  const closing = offered(request, 'closeBusinesses');
  if (closing !== undefined)
    return { type: 'closeBusinesses', districts: closings(situation, closing.count) };
  return offered(request, 'placeBusiness') === undefined ? null : placement(situation, below);
}

/** The best move now, or the end of the turn if none is worth more than the coin for passing. */
function turnMove(request: Ask, situation: Situation, below: Dice): Move {
  const ideas = triedIdeas(request, situation).map(({ move, preview }) => ({
    move,
    worth: worthOf(situation, move, preview),
  }));
  const most = Math.max(COIN, ...ideas.map(({ worth }) => worth));
  const good = ideas.filter(({ worth }) => worth > COIN && worth >= most - NEAR);
  return good.length === 0 ? { type: 'endTurn' } : at(good, below(good.length)).move;
}

/** The ideas that the rules allow, with what they would change. */
export const triedIdeas = (request: Ask, situation: Situation): readonly Tried[] =>
  request.offers.flatMap((offer) =>
    ideasFor(situation, offer).flatMap((move) => {
      const preview = request.preview(move);
      return preview === null ? [] : [{ move, preview }];
    }),
  );

interface Tried {
  readonly move: Move;
  readonly preview: Preview;
}
