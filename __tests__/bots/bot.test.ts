import { thought } from '@/bots/bot';
import { diceOf, quickBrain, randomBot, requestOf } from '@/bots/quick';
import { levelsOf } from '@/bots/levels';
import { brainFor } from '@/bots/registry';
import type { Kind } from '@/core/game';
import { botQuestion } from '@/match/bot-turn';
import type { Match } from '@/match/match';
import { takenBack, undoStep } from '@/match/undo';
import { after, botMove, matchAt, played, RANDOM, tableFor } from '../support/matches';

const match = played(matchAt(tableFor(3, 1)), 60);
const { game, state } = match;
const asked = (of: Match<Kind>) => botQuestion(of, RANDOM);

test('a bot gets what its seat may see, and no more', () => {
  const question = asked(match);
  expect(question).toEqual({
    game: 'nieuw-amsterdam',
    seat: game.toAct(state),
    view: game.viewFor(state, question.seat),
    offers: game.offers(state),
    ...RANDOM,
    seed: 'bot 60 table',
  });
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
  expect(JSON.stringify(question)).not.toContain('landDeck":[');
  expect(Object.keys(question.view as object)).not.toContain('rng');
});

test('a bot may ask what a move would do; a move that is refused has no preview', () => {
  const question = asked(match);
  const request = requestOf(game, question);
  const move = randomBot.choose(request, diceOf('x'));
  expect(request.preview(move)).toEqual(expect.objectContaining({ reveals: expect.any(Boolean) }));
  expect(request.preview({ type: 'nonsense' })).toBeNull();
});

test('when nobody is to act there is nothing to ask a bot', () => {
  const over = played(match, 2000);
  expect(() => asked(over)).toThrow('nobody is to act');
});

test('a bot’s move that was taken back comes again the same', () => {
  const move = botMove(match, RANDOM);
  const moved = after(match, move);
  const way = undoStep(moved, { humans: [0, 1, 2] });
  if (way === null) throw new Error('there is a move to take back');
  expect(botMove(takenBack(moved, way), RANDOM)).toEqual(move);
});

test('at every move a bot has other dice, and at every table', () => {
  const seeds = [60, 61, 60].map((moves) => asked(played(matchAt(tableFor(3, 1)), moves)).seed);
  expect(seeds[0]).not.toBe(seeds[1]);
  expect(seeds[0]).toBe(seeds[2]);
  expect(asked(matchAt(tableFor(3, 1, { seed: 'other' }))).seed).not.toBe(
    asked(matchAt(tableFor(3, 1))).seed,
  );
});

test('a bot never touches the cards: the same moves give the same game, whoever made them', () => {
  const moves = match.steps.map(({ move }) => move);
  expect(after(matchAt(tableFor(3, 3)), ...moves).state).toEqual(state);
});

test('bots by game and level', () => {
  expect(levelsOf('nieuw-amsterdam').slice(0, 2)).toEqual(['random', 'easy']);
  expect(levelsOf('a game of tomorrow')).toEqual([]);
  expect(brainFor('a game of tomorrow')).toBeNull();
});

test('every level answers, and so does one of another version of the app', () => {
  for (const level of [...levelsOf('nieuw-amsterdam'), 'god']) {
    const move = botMove(match, { level, temperament: 'burgher' });
    expect(game.play(state, move).ok).toBe(true);
  }
});

test('random play knows no advice', () => {
  const brain = quickBrain(game, new Map([['random', randomBot]]));
  expect(thought(brain.advise(asked(match)))).toBeNull();
});
