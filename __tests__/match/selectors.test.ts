import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import {
  selectCatchUp,
  selectHandover,
  selectOffers,
  selectRestartTurn,
  selectUndo,
  selectView,
} from '@/match/selectors';
import { column, place, tableFor } from '../support/matches';
import { placeAll, submitAll, testStore } from '../support/match-store';

/** Two people, seat 0 starts. */
const two = tableFor(2, 2);

test('what happened since: nothing of one’s own', () => {
  const test = testStore();
  test.now().begin(two);
  submitAll(test, place('docks'));
  expect(selectCatchUp(test.now())).toMatchObject({ doings: [{ by: 0, from: 0, to: 0 }], earlier: 0 });
});

test('what a selector gives is the same object until something changes', () => {
  const test = testStore();
  const { now } = test;
  now().begin(two);
  submitAll(test, ...placeAll);
  for (const select of [
    selectHandover,
    selectView,
    selectOffers,
    selectCatchUp,
    selectUndo,
    selectRestartTurn,
  ]) {
    expect(select(now())).toBe(select({ ...now() }));
  }
  const { handover, view } = { handover: selectHandover(now()), view: selectView(now()) };
  submitAll(test, column);
  expect(selectHandover(now())).not.toBe(handover);
  expect(selectView(now())).not.toBe(view);
  expect(selectView(now())).toEqual(nieuwAmsterdam.viewFor(now().match?.state as never, null));
});
