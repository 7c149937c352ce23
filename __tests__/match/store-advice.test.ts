import type { Advice, Answer, Question } from '@/bots/bot';
import type { Kind } from '@/core/game';
import type { Assistance } from '@/match/table';
import { withSeat } from '@/match/table';
import { column, place, tableFor } from '../support/matches';
import { placeAll, submitAll, testStore } from '../support/match-store';

function begun(assistance: Assistance, options: Parameters<typeof testStore>[0] = {}) {
  const test = testStore(options);
  test.now().begin(withSeat(tableFor(2, 2), 0, { assistance }));
  return test;
}

const NOT_THERE = { columns: null };

test('asked, a bot says what it would do and why; nothing is played', () => {
  const { now } = begun('warnings');
  expect(now().advice).toBe('none');
  now().askAdvice();
  const { best, columns } = now().advice as Advice<Kind>;
  expect(best[0]).toMatchObject({ move: { type: 'placeBusiness' } });
  expect(columns).toBeNull();
  expect(now().match?.steps).toEqual([]);
});

test('asked again in the same position it says the same', () => {
  const { now } = begun('warnings');
  now().askAdvice();
  const { advice } = now();
  now().dropAdvice();
  expect(now().advice).toBe('none');
  now().askAdvice();
  expect(now().advice).toEqual(advice);
});

test('every free column has a worth while columns are for sale', () => {
  const test = begun('warnings');
  submitAll(test, ...placeAll);
  test.now().askAdvice();
  const columns = (test.now().advice as Advice<Kind>).columns ?? [];
  expect(columns.map((worth) => worth.column)).toEqual([0, 1, 2, 3, 4]);
});

test('whose help is off gets none, however it is asked', () => {
  const { now } = begun('off');
  now().askAdvice();
  expect(now().advice).toBe('none');
});

test('a coach speaks before every decision of its player, and of no other', () => {
  const test = begun('coach');
  expect(test.now().advice).toMatchObject(NOT_THERE);
  submitAll(test, place('docks'));
  expect(test.now().advice).toBe('none');
  submitAll(test, place('granary'));
  expect(test.now().advice).toMatchObject(NOT_THERE);
});

test('a coach who is sent away is silent at once, and one who is called speaks at once', () => {
  const { now } = begun('coach');
  now().reseat(0, { assistance: 'off' });
  expect(now().advice).toBe('none');
  now().reseat(0, { assistance: 'coach' });
  expect(now().advice).toMatchObject(NOT_THERE);
});

test('nobody is advised while the screen waits to be handed over', () => {
  const test = begun('warnings', { secrecy: 'private' });
  const { now } = test;
  now().askAdvice();
  expect(now().advice).toBe('none');
  now().lift();
  now().askAdvice();
  expect(now().advice).toMatchObject(NOT_THERE);
});

test('under a curtain a coach waits until it is lifted', () => {
  const { now } = begun('coach', { secrecy: 'private' });
  expect(now().advice).toBe('none');
  now().lift();
  expect(now().advice).toMatchObject(NOT_THERE);
});

describe('while a bot thinks about it', () => {
  /** A runner that answers when told, and keeps what it was asked. */
  function slowly() {
    const asked: Question<Kind>[] = [];
    const stopped = jest.fn();
    let tell: (advice: Advice<Kind> | null) => void = () => undefined;
    const test = begun('warnings', {
      runner: {
        think: (_question, _done: (answer: Answer<Kind>) => void) => stopped,
        advise: (question, done) => {
          asked.push(question);
          tell = done;
          return stopped;
        },
      },
    });
    test.now().askAdvice();
    return { ...test, asked, stopped, tell: (advice: Advice<Kind> | null) => tell(advice) };
  }

  test.each([
    ['the player moves', ({ now }: ReturnType<typeof slowly>) => now().submit(place('docks'))],
    ['the player wants no more of it', ({ now }: ReturnType<typeof slowly>) => now().dropAdvice()],
    ['a bot takes over the seat', ({ now }: ReturnType<typeof slowly>) => now().reseat(0, { kind: 'bot' })],
    ['the table is left', ({ now }: ReturnType<typeof slowly>) => now().leave()],
    ['another game is begun', ({ now }: ReturnType<typeof slowly>) => now().begin(tableFor(3, 3))],
  ])('%s: the thinking stops at once', (_, change) => {
    const test = slowly();
    expect(test.now().advice).toBe('thinking');
    void change(test);
    expect(test.stopped).toHaveBeenCalled();
    expect(test.now().advice).toBe('none');
  });

  test('it is the strongest bot that is asked, about what the player may see', () => {
    const { asked, now } = slowly();
    expect(asked[0]?.level).not.toBe('random');
    expect(asked[0]?.view).toEqual(now().match?.game.viewFor(now().match?.state, 0));
  });

  test('a game whose bots give no advice says so', () => {
    const { tell, now } = slowly();
    tell(null);
    expect(now().advice).toBe('failed');
  });
});

test('advice is gone with the next move', () => {
  const test = begun('warnings');
  submitAll(test, ...placeAll);
  test.now().askAdvice();
  submitAll(test, column);
  expect(test.now().advice).toBe('none');
});
