import { BOT_DELAY } from '@/match/bot-turn';
import { selectHandover, selectPractice } from '@/match/selectors';
import { place, tableFor } from '../support/matches';
import { settle, testStore } from '../support/match-store';

/** One person in seat 0, who starts, and bots. */
const solo = tableFor(3, 1);

function begun(speed: 'instant' | 'fast' | 'normal' | 'step' = 'normal') {
  const test = testStore();
  test.now().setBotSpeed(speed);
  test.now().begin(solo);
  return test;
}

/** Lets the bots move until a person must. */
function finishBots({ tick }: ReturnType<typeof testStore>): void {
  while (tick());
}

test.each(['instant', 'fast', 'normal'] as const)('with speed %s a bot moves after its delay', (speed) => {
  const { now, timers, tick } = begun(speed);
  expect(timers.size).toBe(0);
  expect(now().submit(place('docks'))).toBe('played');
  expect(now().pendingBot).toBe(1);
  expect([...timers].map(({ ms }) => ms)).toEqual([BOT_DELAY[speed]]);
  expect(now().submit(place('docks'))).toBe('notNow');
  tick();
  expect(now().match?.steps.map(({ by }) => by)).toEqual([0, 1]);
  expect(now().pendingBot).toBe(2);
  expect(now().events).toMatchObject([{ type: 'businessesBuilt', player: 1 }]);
});

test('with speed step every bot waits for a tap', () => {
  const { now, timers } = begun('step');
  now().submit(place('docks'));
  expect(now().pendingBot).toBe(1);
  expect(timers.size).toBe(0);
  now().stepBot();
  now().stepBot();
  expect(now().match?.steps.map(({ by }) => by)).toEqual([0, 1, 2]);
  expect(now().pendingBot).toBeNull();
  now().stepBot();
  expect(now().match?.steps).toHaveLength(3);
});

test('a tap hurries a bot along, and it does not move twice', () => {
  const { now, timers } = begun();
  now().submit(place('docks'));
  now().stepBot();
  expect(now().match?.steps.map(({ by }) => by)).toEqual([0, 1]);
  expect(timers.size).toBe(1);
});

test('a change of speed takes effect at once', () => {
  const { now, timers } = begun();
  now().submit(place('docks'));
  now().setBotSpeed('step');
  expect(timers.size).toBe(0);
  expect(now().pendingBot).toBe(1);
  now().setBotSpeed('instant');
  expect([...timers].map(({ ms }) => ms)).toEqual([0]);
});

test('undo stops the bot at once; what bots did comes again the same', () => {
  const test = begun();
  const { now, timers, tick } = test;
  now().submit(place('docks'));
  tick();
  expect(timers.size).toBe(1);
  expect(now().undo()).toBe('done');
  expect(timers.size).toBe(0);
  expect(now()).toMatchObject({ pendingBot: null, match: { steps: [], marks: [] } });
  now().submit(place('docks'));
  finishBots(test);
  const { match } = now();
  now().undo();
  now().submit(place('docks'));
  finishBots(test);
  expect(now().match).toEqual(match);
});

test('redo brings the bots’ moves back too, and then they go on', () => {
  const { now, tick, timers } = begun();
  now().submit(place('docks'));
  tick();
  const { match } = now();
  now().undo();
  expect(now().redo()).toBe('done');
  expect(now().match).toEqual(match);
  expect(now().events).toMatchObject([{ player: 0 }, { player: 1 }]);
  expect(now().pendingBot).toBe(2);
  expect(timers.size).toBe(1);
});

test('while somebody is asked the bots wait; declined, they go on', () => {
  const test = testStore();
  const { now, timers } = test;
  now().begin({ ...solo, first: 1 });
  finishBots(test);
  now().submit(place('docks'));
  finishBots(test);
  now().submit(place('docks')); // the last business: the first round is revealed, and bot 1 is in turn
  expect(timers.size).toBe(1);
  expect(now().undo()).toBe('asked');
  expect(now()).toMatchObject({ asked: { to: 5, need: 'practice', others: [] }, pendingBot: null });
  expect(timers.size).toBe(0);
  now().setBotSpeed('fast');
  now().reseat(2, { name: 'Clara' });
  expect(timers.size).toBe(0);
  now().decline();
  expect(now()).toMatchObject({ asked: null, pendingBot: 1 });
  expect([...timers].map(({ ms }) => ms)).toEqual([BOT_DELAY.fast]);
});

test('a lone player takes back a reveal by one more tap, and it is practice', () => {
  const test = begun();
  const { now } = test;
  now().submit(place('docks'));
  finishBots(test);
  now().submit(place('docks'));
  test.tick();
  test.tick();
  expect(now().match?.steps).toHaveLength(6);
  expect(now().undo()).toBe('asked');
  now().agree();
  expect(selectPractice(now())).toBe(true);
  expect(now().match).toMatchObject({ marks: [{ at: 3, kind: 'practice', by: 0 }] });
});

test('a bot takes over a seat and gives it back', () => {
  const { now, timers } = begun();
  now().reseat(0, { kind: 'bot', level: 'easy' });
  expect(now().pendingBot).toBe(0);
  expect(timers.size).toBe(1);
  now().reseat(0, { kind: 'human' });
  expect(now().pendingBot).toBeNull();
  expect(timers.size).toBe(0);
  expect(now().submit(place('docks'))).toBe('played');
});

test('a lone player is never handed anything over', () => {
  const test = begun();
  expect(selectHandover(test.now())).toEqual({ seat: 0, cover: 'none', eyes: 0 });
  test.now().submit(place('docks'));
  expect(selectHandover(test.now())).toEqual({ seat: 0, cover: 'none', eyes: 0 });
  finishBots(test);
  expect(test.now().submit(place('docks'))).toBe('played');
});

test('bots between two people do not spoil the guard', () => {
  const test = testStore();
  const { now, clock } = test;
  now().begin({
    ...tableFor(3, 3),
    seats: tableFor(3, 3).seats.map((seat, i) => (i === 1 ? { ...seat, kind: 'bot' } : seat)),
  });
  now().submit(place('docks'));
  clock.now += 1000;
  finishBots(test);
  expect(now().submit(place('docks'))).toBe('tooSoon');
});

test('leaving stops the bots for good', async () => {
  const { now, timers } = begun();
  now().submit(place('docks'));
  const pending = [...timers];
  expect(await now().leave()).toBe('saved');
  expect(timers.size).toBe(0);
  pending.forEach(({ run }) => run());
  expect(now().match).toBeNull();
});

test('a game opened while a bot was in turn goes on with it', async () => {
  const first = begun();
  first.now().submit(place('docks'));
  await settle();
  const again = testStore({ disk: first.disk });
  await again.now().open(first.now().id ?? '');
  expect(again.now().pendingBot).toBe(1);
  again.tick();
  first.tick();
  expect(again.now().match?.state).toEqual(first.now().match?.state);
});

test('bots alone play to the end, every move of it saved', async () => {
  const test = testStore();
  test.now().setBotSpeed('instant');
  const id = test.now().begin(tableFor(2, 0));
  finishBots(test);
  const { match, pendingBot } = test.now();
  expect(match?.game.toAct(match.state)).toBeNull();
  expect(pendingBot).toBeNull();
  await settle();
  const again = testStore({ disk: test.disk });
  expect(await again.now().open(id ?? '')).toBeNull();
  expect(again.now().match?.state).toEqual(match?.state);
});

test('a level this app does not know still has somebody to play', () => {
  const test = begun('step');
  const { now } = test;
  now().reseat(1, { level: 'from the future' });
  now().submit(place('docks'));
  now().stepBot();
  expect(now().match?.steps).toHaveLength(2);
});
