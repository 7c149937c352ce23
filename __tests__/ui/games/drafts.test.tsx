import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { State } from '@/games/nieuw-amsterdam/types';
import { bidWithin, highBid, lockOut, stillToBid } from '@/ui/games/nieuw-amsterdam/drafts/auction';
import { blackMove, withCoins, withFurs } from '@/ui/games/nieuw-amsterdam/drafts/black-market';
import { NO_BUSINESSES, withDistrict } from '@/ui/games/nieuw-amsterdam/drafts/businesses';
import { verdictOn } from '@/ui/games/nieuw-amsterdam/drafts/draft';
import { forcedMove } from '@/ui/games/nieuw-amsterdam/drafts/forced';
import { mostAlike, NO_FURS, withFur } from '@/ui/games/nieuw-amsterdam/drafts/furs';
import { given, NOTHING, payMove, suggested, withKind } from '@/ui/games/nieuw-amsterdam/drafts/payment';
import { position } from '../../support/position';
import { seatOf } from '../../support/table';

const judging = (state: State) => ({
  judge: (move: Move) => {
    const played = nieuwAmsterdam.play(state, move);
    return played.ok ? null : played.refusal;
  },
});
const viewOf = (state: State) => nieuwAmsterdam.viewFor(state, null);

const paying = position({ players: 3, phase: 'pay', auction: { column: 0, bids: [5, null, null] } });

test('a draft is incomplete, refused or ready', () => {
  const ask = judging(paying);
  const exact = payMove(suggested(seatOf(paying, 0), 5, { corn: 0 }));
  expect(verdictOn(ask, payMove(NOTHING), 5)).toEqual({ status: 'incomplete', missing: 5 });
  expect(verdictOn(ask, payMove(NOTHING))).toMatchObject({
    status: 'refused',
    refusal: { code: 'wrongTotal' },
  });
  expect(verdictOn(ask, exact)).toEqual({ status: 'ready', move: exact });
});

test('a suggested payment is exact, spares the corn that feeds, and takes furs last', () => {
  const rich = position({
    players: 3,
    phase: 'pay',
    auction: { column: 0, bids: [17, null, null] },
    seats: { 0: { coins: 8, goods: 4, timber: 3, corn: 2, furs: { lynx: 2, mink: 1 } } },
  });
  const player = seatOf(rich, 0);
  for (let total = 0; total <= 20; total++) {
    const split = suggested(player, total, { corn: 2 });
    expect(given(split)).toBe(total);
    if (total < 10) expect(split.corn).toBe(0);
    if (total <= 17) expect(split.lynx + split.mink).toBe(0);
  }
  expect(suggested(player, 18, { corn: 2 })).toMatchObject({ mink: 1, lynx: 0 });
});

test('a kind never goes below nothing or above what is owned', () => {
  const player = seatOf(paying, 0);
  expect(withKind(NOTHING, player, 'timber', 9).timber).toBe(3);
  expect(withKind(NOTHING, player, 'timber', -1).timber).toBe(0);
});

test('businesses stop at the most of the tile and at what stands there', () => {
  const two = withDistrict(NO_BUSINESSES, 'docks', 2, { most: 3 });
  expect(withDistrict(two, 'granary', 5, { most: 3 })).toMatchObject({ docks: 2, granary: 1 });
  expect(withDistrict(NO_BUSINESSES, 'granary', 2, { most: 3, there: 1 }).granary).toBe(1);
});

test('furs: the best set is of few types', () => {
  const own = { ...NO_FURS, lynx: 3, mink: 1, otter: 2 };
  expect(mostAlike(own, 4)).toEqual({ ...NO_FURS, lynx: 3, otter: 1 });
  expect(withFur(NO_FURS, 'lynx', 5, { there: own, most: 2 }).lynx).toBe(2);
});

test('the black market takes goods first, and never more coins than there are after the fee', () => {
  const purse = { coins: 4, goods: 2 };
  expect(blackMove(withFurs(1, purse, 1))).toMatchObject({ furs: 1, pay: { coins: 1, goods: 2 } });
  expect(withCoins(withFurs(1, purse, 1), 9, purse, 1).coins).toBe(3);
});

test('a bid opens at the minimum and never passes the ceiling', () => {
  expect(bidWithin(2, { min: 5, max: 9 })).toBe(5);
  expect(bidWithin(20, { min: 5, max: 9 })).toBe(9);
});

describe('the auction as the console tells it', () => {
  const bidding = position({ players: 3, phase: 'bid', auction: { column: 0, bids: [4] } });

  test('high bid, who is still to speak, and the price that silences them', () => {
    const view = viewOf(bidding);
    expect(highBid(view.auction?.bids ?? [])).toEqual({ player: 0, amount: 4 });
    expect(stillToBid(view)).toEqual([2]);
    expect(lockOut(view)).toBe(17);
  });

  test('who can exceed the bid decides; who cannot is answered for', () => {
    expect(forcedMove(viewOf(bidding), 1, nieuwAmsterdam.offers(bidding))).toBeNull();
    const poor = position({ players: 3, phase: 'bid', auction: { column: 0, bids: [17] } });
    expect(forcedMove(viewOf(poor), 1, nieuwAmsterdam.offers(poor))).toEqual({ type: 'passBid' });
  });
});
