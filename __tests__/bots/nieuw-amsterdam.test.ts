import { type Mind, questionOf, TEMPERAMENTS } from '@/bots/bot';
import { nieuwAmsterdamBrain as brain } from '@/bots/nieuw-amsterdam';
import { thoughtsSoFar } from '@/bots/nieuw-amsterdam/think/greedy';
import { at, range } from '@/core/list';
import { openRng, rngFromSeed } from '@/core/rng';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { FURS, type State } from '@/games/nieuw-amsterdam/types';
import { decided, playBots, scoresOf } from '../support/bot-games';
import { facts } from '../support/nieuw-amsterdam/facts';
import { patched, play } from '../support/table';

jest.setTimeout(120_000); // whole games of search; the machine may be busy

const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const mind = (level: string, turn = 0): Mind => ({ level, temperament: at(TEMPERAMENTS, turn % 3) });

test('the easy bot beats the random one in at least 19 of 20 games', () => {
  const won = range(20).filter((deal) => {
    const seat = deal % 2;
    const levelAt = (of: number) => mind(of === seat ? 'easy' : 'random');
    const scores = scoresOf(playBots({ players: 2, seed: `duel ${deal}`, mindAt: levelAt }));
    return at(scores, seat) > at(scores, 1 - seat);
  });
  expect(won.length).toBeGreaterThanOrEqual(19);
});

describe.each([2, 3, 4, 5])('in a game of all levels for %i', (players) => {
  const { below } = openRng(rngFromSeed(`scrambling ${players}`));
  const mindAt = (seat: number): Mind => mind(at(LEVELS, (seat + players) % LEVELS.length), seat);

  test('every decision is legal and stays the same when everything hidden changes places', () => {
    let asked = 0;
    playBots({ players, seed: `open ${players}`, mindAt }, (state, move, seed) => {
      const { level, temperament } = mindAt(state.current ?? 0);
      expect(decided(facts.scrambled(state, below), seed, level, temperament)).toEqual(move);
      asked++;
    });
    expect(asked).toBeGreaterThan(100);
  });
});

test('game seed, bot seed and moves give the same game again', () => {
  const mindAt = (seat: number): Mind => mind(at(['expert', 'medium', 'easy'], seat));
  const once = playBots({ players: 3, seed: 'again', mindAt });
  expect(playBots({ players: 3, seed: 'again', mindAt })).toEqual(once);
});

describe('expert thinking', () => {
  const start = game.setup({ players: 4, seed: 'pauses', first: 0 });
  const question = (seed: string) => questionOf(game, start, mind('expert'), seed);

  test('pauses after every few tried moves', () => {
    let paused = thoughtsSoFar();
    let longest = 0;
    let pauses = 0;
    for (const _pause of brain.think(question('a'))) {
      longest = Math.max(longest, thoughtsSoFar() - paused);
      paused = thoughtsSoFar();
      pauses++;
    }
    expect(pauses).toBeGreaterThan(20);
    expect(longest).toBeLessThan(600);
  });

  test('comes to the same when other thinking goes on in its pauses', () => {
    const alone = decided(start, 'a', 'expert');
    const [one, other] = [brain.think(question('a')), brain.think(question('b'))];
    let step = one.next();
    while (step.done !== true) {
      other.next();
      step = one.next();
    }
    expect(step.value.move).toEqual(alone);
  });
});

test('a bot has an answer even where somebody owns more than the simulator counts', () => {
  const state = patched(firstIn('pay'), { seats: { 0: { coins: 1_000_000 } } });
  for (const level of LEVELS) expect(game.play(state, decided(state, 'rich', level)).ok).toBe(true);
});

/** The first decision in a phase of a game of hard bots. */
function firstIn(phase: State['phase'], accept: (state: State) => boolean = () => true): State {
  let found: State | null = null;
  playBots({ players: 3, seed: 'phases', mindAt: () => mind('hard') }, (state) => {
    if (found === null && state.phase === phase && accept(state)) found = state;
  });
  if (found === null) throw new Error(`no ${phase} in this game`);
  return found;
}

const choose = (state: State): Move => decided(state, 'choice', 'hard');

/** The player in turn with other belongings. */
const owning = (state: State, own: object): State => patched(state, { seats: { [state.current ?? 0]: own } });

test('it buys corn rather than let its businesses starve', () => {
  const poor = owning(firstIn('trade'), {
    ...{ corn: 0, coins: 9, lands: [], specialUsed: false },
    tiles: { city: 0, land: 0, trade: 0 },
  });
  const move = choose(poor);
  expect(move).toMatchObject({ type: 'granary' });
  const seat = poor.current ?? 0;
  const businesses = Object.values(poor.districts).reduce((sum, counts) => sum + at(counts, seat), 0);
  expect(at(play(poor, move).state.players, seat).corn).toBeGreaterThanOrEqual(businesses);
});

test('it ships a rich cargo', () => {
  const laden = owning(
    firstIn('trade', ({ ships }) => ships.length > 0),
    {
      tiles: { city: 0, land: 0, trade: 1 },
      furs: { beaver: 6, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
      specialUsed: true,
    },
  );
  expect(choose(laden).type).toBe('shipFurs');
});

test('it clears a land that waits for it before the game ends', () => {
  const ready = owning(
    firstIn('land', ({ round }) => round === 6),
    {
      tiles: { city: 0, land: 1, trade: 0 },
      lands: [
        { id: 'L20-10', houses: 3, cleared: true },
        { id: 'L20-11', houses: 3, cleared: true },
        { id: 'L20-12', houses: 3, cleared: false },
      ],
      specialUsed: true,
    },
  );
  expect(choose(ready)).toEqual({ type: 'clearLand' });
});

test('with nothing to do it ends its turn', () => {
  const idle = owning(firstIn('city'), {
    ...{ coins: 0, goods: 0, timber: 0, corn: 50 },
    tiles: { city: 0, land: 0, trade: 0 },
    furs: Object.fromEntries(FURS.map((fur) => [fur, 0])),
    specialUsed: true,
  });
  expect(choose(idle)).toEqual({ type: 'endTurn' });
});

describe('tastes', () => {
  const KINDS = {
    settler: ['acquireLand', 'clearLand', 'buildHouses'],
    merchant: ['tradeFurs', 'shipFurs', 'blackMarket'],
    burgher: ['buildBusinesses', 'holdElections'],
  } as const;
  const tasteAt = (seat: number, deal: number) => at(TEMPERAMENTS, (seat + deal) % 3);

  /** How often bots of each taste made each kind of move, in games of one of each. */
  function movesByTaste(games: number): Record<string, Record<string, number>> {
    const found: Record<string, Record<string, number>> = {};
    for (const deal of range(games)) {
      const mindAt = (seat: number): Mind => ({ level: 'hard', temperament: tasteAt(seat, deal) });
      playBots({ players: 3, seed: `taste ${deal}`, mindAt }, ({ current }, { type }) => {
        const own = (found[tasteAt(current ?? 0, deal)] ??= {});
        own[type] = (own[type] ?? 0) + 1;
      });
    }
    return found;
  }

  test('a settler goes for land, a merchant for furs and ships, a burgher for the city', () => {
    const found = movesByTaste(24);
    for (const taste of TEMPERAMENTS) {
      const doing = (of: string): number =>
        KINDS[taste].reduce((sum, kind) => sum + (found[of]?.[kind] ?? 0), 0);
      const others = TEMPERAMENTS.filter((other) => other !== taste).map(doing);
      expect(doing(taste)).toBeGreaterThan(Math.max(...others));
    }
  });
});
