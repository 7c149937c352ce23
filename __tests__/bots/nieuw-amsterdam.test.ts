import { at } from '@/core/list';
import { openRng, rngFromSeed } from '@/core/rng';
import { questionOf, thought } from '@/bots/bot';
import { nieuwAmsterdamBrain as brain } from '@/bots/nieuw-amsterdam';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { FURS, type State } from '@/games/nieuw-amsterdam/types';
import { facts } from '../support/nieuw-amsterdam/facts';
import { patched, play } from '../support/table';

const GAMES = 40;

jest.setTimeout(60_000); // whole games; the machine may be busy

const decided = (state: State, seed: string, level: string): Move =>
  thought(brain.think(questionOf(game, state, { level, temperament: 'settler' }, seed))).move;

interface Game {
  readonly players: number;
  readonly seed: string;
  readonly easyAt: (seat: number) => boolean;
}

/** Plays a game to its end; `look` sees every decision of the easy bot before it is played. */
function playGame({ players, seed, easyAt }: Game, look: (state: State, move: Move) => void): State {
  let state = game.setup({ players, seed, first: null });
  for (let moves = 0; state.current !== null; moves++) {
    const easy = easyAt(state.current);
    const move = decided(state, `${seed} ${moves}`, easy ? 'easy' : 'random');
    if (easy) look(state, move);
    const played = game.play(state, move);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)} ${JSON.stringify(played.refusal)}`);
    state = played.state;
  }
  return state;
}

const scoresOf = (state: State): number[] => state.players.map(({ vp }) => vp);

test(`the easy bot beats the random one in at least 90 % of ${GAMES} games`, () => {
  let won = 0;
  for (let i = 0; i < GAMES; i++) {
    const seat = i % 2;
    const end = playGame({ players: 2, seed: `duel ${i}`, easyAt: (at) => at === seat }, () => undefined);
    const scores = scoresOf(end);
    if (at(scores, seat) > at(scores, 1 - seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(0.9 * GAMES);
});

test(`in ${GAMES} games of two to five easy bots every move is legal, none hangs on what is hidden`, () => {
  const { below } = openRng(rngFromSeed('scrambling'));
  let totals = 0;
  let famines = 0;
  let decisions = 0;
  for (let i = 0; i < GAMES; i++) {
    const seed = `table ${i}`;
    const players = 2 + (i % 4);
    const end = playGame({ players, seed, easyAt: () => true }, (state, move) => {
      decisions++;
      if (move.type === 'closeBusinesses') famines++;
      // Every seventh decision is asked for again with all hidden piles in another order.
      if (decisions % 7 !== 0) return;
      const again = (of: State): Move => decided(of, `${seed} ${decisions}`, 'easy');
      expect(again(facts.scrambled(state, below))).toEqual(again(state));
    });
    totals += scoresOf(end).reduce((sum, vp) => sum + vp, 0) / players;
  }
  expect(totals / GAMES).toBeGreaterThan(60);
  expect(famines / GAMES).toBeLessThan(1.5);
});

test('the same table gives the same game', () => {
  const once = playGame({ players: 4, seed: 'again', easyAt: () => true }, () => undefined);
  expect(playGame({ players: 4, seed: 'again', easyAt: () => true }, () => undefined)).toEqual(once);
});

/** The first decision of the easy bot in a phase of a random game. */
function firstIn(
  phase: State['phase'],
  seed = 'phases',
  accept: (state: State) => boolean = () => true,
): State {
  let found: State | null = null;
  playGame({ players: 3, seed, easyAt: () => true }, (state) => {
    if (found === null && state.phase === phase && accept(state)) found = state;
  });
  if (found === null) throw new Error(`no ${phase} in this game`);
  return found;
}

const choose = (state: State): Move => decided(state, 'choice', 'easy');

/** The player in turn with other belongings. */
const owning = (state: State, own: object): State => patched(state, { seats: { [state.current ?? 0]: own } });

test('it buys corn rather than let its businesses starve', () => {
  const trade = firstIn('trade');
  const seat = trade.current ?? 0;
  const poor = patched(trade, {
    seats: {
      [seat]: { corn: 0, coins: 9, tiles: { city: 0, land: 0, trade: 0 }, lands: [], specialUsed: false },
    },
  });
  const move = choose(poor);
  expect(move).toMatchObject({ type: 'granary' });
  const after = play(poor, move).state;
  const businesses = Object.values(poor.districts).reduce((sum, counts) => sum + at(counts, seat), 0);
  expect(at(after.players, seat).corn).toBeGreaterThanOrEqual(businesses);
});

test('it pays with what it needs least: spare stock before furs and the corn of the upkeep', () => {
  const pay = firstIn('pay');
  const total = pay.auction?.bids.reduce((most, { amount }) => Math.max(most, amount ?? 0), 0) ?? 0;
  const rich = owning(pay, {
    coins: 40,
    goods: 0,
    timber: 0,
    corn: 2,
    lands: [],
    furs: { beaver: 2, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
  });
  expect(choose(rich)).toMatchObject({
    type: 'pay',
    with: { coins: total, corn: 0, furs: { beaver: 0 } },
  });
});

test('it ships a rich cargo', () => {
  const trade = firstIn('trade', 'phases', ({ ships }) => ships.length > 0);
  const laden = owning(trade, {
    tiles: { city: 0, land: 0, trade: 1 },
    furs: { beaver: 6, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
  });
  expect(choose(laden).type).toBe('shipFurs');
});

test('it clears a land that waits for it', () => {
  const land = firstIn('land');
  const ready = owning(land, {
    tiles: { city: 0, land: 1, trade: 0 },
    lands: [
      { id: 'L20-10', houses: 3, cleared: true },
      { id: 'L20-11', houses: 3, cleared: true },
      { id: 'L20-12', houses: 3, cleared: false },
    ],
    specialUsed: true,
  });
  expect(choose(ready)).toEqual({ type: 'clearLand' });
});

test('with nothing to do it ends its turn', () => {
  const city = firstIn('city');
  const idle = owning(city, {
    ...{ coins: 0, goods: 0, timber: 0, corn: 50 },
    tiles: { city: 0, land: 0, trade: 0 },
    furs: Object.fromEntries(FURS.map((fur) => [fur, 0])),
    specialUsed: true,
  });
  expect(choose(idle)).toEqual({ type: 'endTurn' });
});

test('it never bids more than half of what it owns', () => {
  playGame({ players: 5, seed: 'bids', easyAt: () => true }, (state, move) => {
    if (move.type !== 'bid') return;
    const { coins, goods, timber, corn, furs } = at(state.players, state.current ?? 0);
    const owned = coins + goods + timber + corn + FURS.reduce((sum, fur) => sum + furs[fur], 0);
    expect(move.amount).toBeLessThanOrEqual(owned / 2);
  });
});
