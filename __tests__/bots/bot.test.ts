import { randomMove } from '@/core/game';
import { openRng, rngFromSeed } from '@/core/rng';
import { type Bot, botDice, randomBot, requestOf } from '@/bots/bot';
import { botFor, levelsOf } from '@/bots/registry';
import type { Kind } from '@/core/game';
import { botMove } from '@/match/bot-turn';
import { takenBack, undoStep } from '@/match/undo';
import { after, matchAt, played, tableFor } from '../support/matches';

const match = played(matchAt(tableFor(3, 1)), 60);
const { game, state } = match;

test('a bot gets what its seat may see, and no more', () => {
  const request = requestOf(game, state);
  expect(request.seat).toBe(game.toAct(state));
  expect(request.view).toEqual(game.viewFor(state, request.seat));
  expect(request.offers).toEqual(game.offers(state));
  expect(JSON.stringify(request)).not.toContain('landDeck":[');
  expect(Object.keys(request.view as object)).not.toContain('rng');
});

test('a bot may ask what a move would do; a move that is refused has no preview', () => {
  const request = requestOf(game, state);
  const move = randomBot.choose(request, botDice('x', 1));
  expect(request.preview(move)).toEqual(expect.objectContaining({ reveals: expect.any(Boolean) }));
  expect(request.preview({ type: 'nonsense' })).toBeNull();
});

test('when nobody is to act there is nothing to ask a bot', () => {
  const over = played(match, 2000);
  expect(() => requestOf(over.game, over.state)).toThrow('nobody is to act');
});

test('the random bot makes the random moves of the core', () => {
  const dice = () => openRng(rngFromSeed('same')).below;
  expect(randomBot.choose(requestOf(game, state), dice())).toEqual(randomMove(game, state, dice()));
});

test('a bot’s dice hang on the seed and the length of the log, nothing else', () => {
  const rolls = (seed: string, moves: number) => {
    const below = botDice(seed, moves);
    return Array.from({ length: 20 }, () => below(1000));
  };
  expect(rolls('a', 3)).toEqual(rolls('a', 3));
  expect(rolls('a', 3)).not.toEqual(rolls('a', 4));
  expect(rolls('a', 3)).not.toEqual(rolls('b', 3));
});

test('a bot’s move that was taken back comes again the same', () => {
  const move = botMove(match, randomBot);
  const moved = after(match, move);
  const way = undoStep(moved, { humans: [0, 1, 2] });
  if (way === null) throw new Error('there is a move to take back');
  expect(botMove(takenBack(moved, way), randomBot)).toEqual(move);
});

test('at every move a bot has other dice', () => {
  const rolling: Bot<Kind> = {
    choose: (request, below) => {
      rolls.push(below(1e9));
      return randomBot.choose(request, below);
    },
  };
  const rolls: number[] = [];
  for (const moves of [60, 61, 62, 60]) botMove(played(matchAt(tableFor(3, 1)), moves), rolling);
  expect(new Set(rolls).size).toBe(3);
  expect(rolls[3]).toBe(rolls[0]);
});

test('a bot never touches the cards: the same moves give the same game, whoever made them', () => {
  const moves = match.steps.map(({ move }) => move);
  expect(after(matchAt(tableFor(3, 3)), ...moves).state).toEqual(state);
});

test('a bot that proposes what is not allowed does not stop the game', () => {
  const broken: Bot<Kind> = { choose: () => ({ type: 'nonsense' }) };
  expect(game.play(state, botMove(match, broken)).ok).toBe(true);
});

test('bots by game and level', () => {
  expect(levelsOf('nieuw-amsterdam')).toEqual(['random', 'easy']);
  expect(levelsOf('a game of tomorrow')).toEqual(['random']);
  expect(botFor('a game of tomorrow', 'random')).toBe(randomBot);
  expect(botFor('nieuw-amsterdam', 'random')).toBe(randomBot);
  expect(botFor('nieuw-amsterdam', 'easy')).not.toBeNull();
  expect(botFor('nieuw-amsterdam', 'god')).toBeNull();
});
