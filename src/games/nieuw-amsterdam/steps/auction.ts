import { whole } from '@/core/shape';
import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { auctionOf, checkColumn, freeColumns, leastBid, resourcesOf, takeColumn as take } from '../auction';
import { nextAuction, nextBid } from '../course';
import { tell, type Work } from '../draft';
import { moveShape, noCheck, type Rule } from '../rule';

/** NA-A1: the chooser picks any remaining column and bids first. */
export const chooseColumn: Rule<'chooseColumn'> = {
  phases: ['choose'],
  shape: moveShape('chooseColumn', { column: whole() }),
  blocked: noCheck,
  offer: (state) => ({ type: 'chooseColumn', columns: freeColumns(state) }),
  check: (state, _seat, { column }) => checkColumn(state, column, 'NA-A1'),
  act: (work, seat, { column }) => {
    const { state } = work;
    state.phase = 'bid';
    state.auction = { chooser: seat, column, bids: [], toAct: seat };
    tell(work, { type: 'columnChosen', player: seat, column, rule: 'NA-A1' });
  },
  sample: (_state, _seat, { columns }, below) => ({
    type: 'chooseColumn',
    column: at(columns, below(columns.length)),
  }),
};

/** NA-A2, NA-A3: higher than any bid so far, no more than the resources owned. */
export const bid: Rule<'bid'> = {
  phases: ['bid'],
  shape: moveShape('bid', { amount: whole() }),
  blocked: (state, seat) => {
    const need = leastBid(auctionOf(state));
    const have = resourcesOf(state, seat);
    return have < need ? { rule: 'NA-A3', code: 'short', of: 'resources', need, have } : null;
  },
  offer: (state, seat) => ({ type: 'bid', min: leastBid(auctionOf(state)), max: resourcesOf(state, seat) }),
  check: (state, seat, { amount }) => {
    const least = leastBid(auctionOf(state));
    const most = resourcesOf(state, seat);
    if (amount < least) return { rule: 'NA-A2', code: 'bidTooLow', least, bid: amount };
    if (amount > most) return { rule: 'NA-A3', code: 'bidTooHigh', most, bid: amount };
    return null;
  },
  act: (work, seat, { amount }) => {
    const rule = auctionOf(work.state).bids.length === 0 ? 'NA-A1' : 'NA-A2';
    addBid(work, seat, amount);
    tell(work, { type: 'bidMade', player: seat, amount, rule });
  },
  after: nextBid,
  sample: (_state, _seat, { min, max }, below) => ({ type: 'bid', amount: min + below(max - min + 1) }),
};

/** NA-A2: anybody but the chooser may pass. */
export const passBid: Rule<'passBid'> = {
  phases: ['bid'],
  shape: moveShape('passBid', {}),
  blocked: (state, seat) =>
    auctionOf(state).chooser === seat ? { rule: 'NA-A1', code: 'chooserMustBid' } : null,
  offer: () => ({ type: 'passBid' }),
  check: noCheck,
  act: (work, seat) => {
    addBid(work, seat, null);
    tell(work, { type: 'bidPassed', player: seat, rule: 'NA-A2' });
  },
  after: nextBid,
  sample: () => ({ type: 'passBid' }),
};

function addBid({ state }: Work, player: Seat, amount: number | null): void {
  const auction = auctionOf(state);
  const { chooser, column, toAct } = auction;
  state.auction = { chooser, column, bids: auction.bids.concat({ player, amount }), toAct };
}

/** NA-A6: the last player takes any remaining column for free and keeps their token. */
export const takeColumn: Rule<'takeColumn'> = {
  phases: ['takeColumn'],
  shape: moveShape('takeColumn', { column: whole() }),
  blocked: noCheck,
  offer: (state) => ({ type: 'takeColumn', columns: freeColumns(state) }),
  check: (state, _seat, { column }) => checkColumn(state, column, 'NA-A6'),
  act: (work, seat, { column }) => take(work, seat, column, 'NA-A6'),
  after: nextAuction,
  sample: (_state, _seat, { columns }, below) => ({
    type: 'takeColumn',
    column: at(columns, below(columns.length)),
  }),
};
