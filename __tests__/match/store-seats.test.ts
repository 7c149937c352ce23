import type { BotRunner } from '@/bots/runner/runner';
import { selectHandover } from '@/match/selectors';
import { place, tableFor } from '../support/matches';
import { settle, submitAll, testStore } from '../support/match-store';

/** One person in seat 0, who starts, and two bots. */
function solo(options: Parameters<typeof testStore>[0] = {}) {
  const test = testStore(options);
  test.now().begin(tableFor(3, 1));
  return test;
}

/** Lets the bots move until a person must. */
const finishBots = ({ tick }: ReturnType<typeof testStore>): void => {
  while (tick());
};

describe('a bot takes over a seat in the middle of a game', () => {
  /** Two people; seat 1 goes to a bot after both have placed a business. */
  function takenOver() {
    const test = testStore();
    test.now().begin(tableFor(2, 2));
    submitAll(test, place('docks'), place('granary'));
    test.now().reseat(1, { kind: 'bot', level: 'easy', temperament: 'merchant' });
    return test;
  }

  test('the log says when, and when it gives the seat back', () => {
    const test = takenOver();
    const { now } = test;
    expect(now().match?.marks).toEqual([{ at: 2, kind: 'tookOver', by: 1 }]);
    submitAll(test, place('docks'));
    test.tick();
    now().reseat(1, { kind: 'human' });
    expect(now().match?.steps.map(({ by }) => by)).toEqual([0, 1, 0, 1]);
    expect(now().match?.marks).toEqual([
      { at: 2, kind: 'tookOver', by: 1 },
      { at: 4, kind: 'gaveBack', by: 1 },
    ]);
  });

  test('taken over and given back with no move between is no line at all', () => {
    const { now } = takenOver();
    now().reseat(1, { level: 'random' });
    now().reseat(1, { kind: 'human' });
    expect(now().match?.marks).toEqual([]);
  });

  test('it is there again after the app was killed, with its level and character', async () => {
    const test = takenOver();
    await settle();
    const again = testStore({ disk: test.disk });
    await again.now().open(test.now().id ?? '');
    expect(again.now().match?.marks).toEqual([{ at: 2, kind: 'tookOver', by: 1 }]);
    expect(again.now().table?.seats[1]).toMatchObject({
      kind: 'bot',
      level: 'easy',
      temperament: 'merchant',
    });
    submitAll(again, place('docks'));
    expect(again.now().pendingBot).toBe(1);
  });

  test('the person left takes their own move back, and what the bot did since goes with it', () => {
    const test = takenOver();
    submitAll(test, place('docks'));
    test.tick();
    expect(test.now().undo()).toBe('asked'); // the last business reveals the first round
    test.now().agree();
    expect(test.now().match?.steps).toHaveLength(2);
    expect(test.now().match?.marks.map(({ kind }) => kind)).toEqual(['tookOver', 'practice']);
  });

  test('who gets the seat back decides again what the bot decided last', () => {
    const test = testStore();
    const { now } = test;
    now().begin(tableFor(3, 2));
    submitAll(test, place('docks'));
    now().reseat(1, { kind: 'bot' });
    test.tick();
    now().reseat(1, { kind: 'human' });
    expect(now().match?.steps.map(({ by }) => by)).toEqual([0, 1]);
    expect(now().undo()).toBe('done');
    expect(now().match?.steps.map(({ by }) => by)).toEqual([0]);
    expect(now().match?.marks).toEqual([]);
    expect(selectHandover(now())).toMatchObject({ seat: 1 });
  });
});

describe('bots at a pause', () => {
  test('wait for a tap, one move at a time, and go on at their old speed', () => {
    const { now, timers } = solo();
    now().submit(place('docks'));
    now().pauseBots(true);
    expect(timers.size).toBe(0);
    now().stepBot();
    expect(now().match?.steps).toHaveLength(2);
    expect(now()).toMatchObject({ pendingBot: 2, paused: true });
    expect(timers.size).toBe(0);
    now().pauseBots(false);
    expect(timers.size).toBe(1);
  });

  test('the next game begins without one', () => {
    const { now, timers } = solo();
    now().pauseBots(true);
    now().begin(tableFor(2, 0));
    expect(now().paused).toBe(false);
    expect(timers.size).toBe(1);
  });
});

describe('a bot with a fault', () => {
  const refused: BotRunner = {
    think: (_question, done) => {
      done({ move: { type: 'endTurn' }, limited: false });
      return () => undefined;
    },
    advise: (_question, _done, failed) => {
      failed('a bug');
      return () => undefined;
    },
  };
  const broken: BotRunner = {
    ...refused,
    think: (_question, _done, failed) => {
      failed('a bug');
      return () => undefined;
    },
  };

  test.each([
    ['that wants what the rules refuse', refused, { by: 1, refusal: { code: 'wrongPhase' } }],
    ['whose thinking breaks off', broken, { by: 1, refusal: null }],
  ])('%s: a random move is made, told and marked, and the game goes on', (_, runner, fault) => {
    const test = solo({ runner });
    const { now, clock } = test;
    now().submit(place('docks'));
    test.tick();
    expect(now()).toMatchObject({ botFault: fault, match: { marks: [{ at: 1, kind: 'botFault', by: 1 }] } });
    expect(now().match?.steps).toHaveLength(2);
    finishBots(test);
    expect(now().match?.marks).toHaveLength(2);
    expect(now().botFault).toMatchObject({ by: 2 });
    clock.now += 1000;
    now().submit(place('docks'));
    expect(now().botFault).toBeNull();
  });

  test('the notice goes when it has been seen, the mark stays', () => {
    const test = solo({ runner: broken });
    test.now().submit(place('docks'));
    finishBots(test);
    test.now().forgiveBot();
    expect(test.now().botFault).toBeNull();
    expect(test.now().match?.marks).toHaveLength(2);
  });

  test('advice that breaks off says that there is none', () => {
    const { now } = solo({ runner: broken });
    now().askAdvice();
    expect(now().advice).toBe('failed');
  });
});

describe('a bot that the clock cut short', () => {
  const hasty: BotRunner = {
    think: (_question, done) => {
      done({ move: place('granary'), limited: true });
      return () => undefined;
    },
    advise: () => () => undefined,
  };

  test('its move is marked; the mark goes and comes with the move, and is saved with it', async () => {
    const test = solo({ runner: hasty });
    const { now } = test;
    now().submit(place('docks'));
    finishBots(test);
    const marks = [
      { at: 1, kind: 'limited', by: 1 },
      { at: 2, kind: 'limited', by: 2 },
    ];
    expect(now().match?.marks).toEqual(marks);
    now().undo();
    await settle();
    const again = testStore({ disk: test.disk, runner: hasty });
    expect(await again.now().open(now().id ?? '')).toBeNull();
    again.now().redo();
    expect(again.now().match?.marks).toEqual(marks);
    again.now().undo();
    again.now().submit(place('docks'));
    expect(again.now().match?.marks).toEqual([]);
  });
});

test('a stored game opens without a bot thinking anything over', async () => {
  const first = testStore();
  first.now().setBotSpeed('instant');
  first.now().begin(tableFor(2, 0));
  for (let i = 0; i < 60; i++) first.tick();
  await settle();
  const think = jest.fn(() => () => undefined);
  const again = testStore({ disk: first.disk, runner: { think, advise: think } });
  await again.now().open(first.now().id ?? '');
  expect(again.now().match?.steps).toHaveLength(60);
  expect(again.now().match?.state).toEqual(first.now().match?.state);
  expect(think).toHaveBeenCalledTimes(1); // the bot in turn, about its next move
});
