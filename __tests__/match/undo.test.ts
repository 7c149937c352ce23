import { at } from '@/core/list';
import { isPractice } from '@/match/marks';
import type { Match } from '@/match/match';
import type { Kind } from '@/core/game';
import { redone, restartTurn, type TakeBack, takenBack, undoStep } from '@/match/undo';
import { after, column, matchAt, place, played, tableFor } from '../support/matches';

const ALONE = { humans: [0] };
const BOTH = { humans: [0, 1] };

/** Two players, seat 0 starts: 0, 1, 0, 1 place a business; the last one reveals the first round. */
const begun = matchAt(tableFor(2, 2));
const placed = after(begun, place('docks'), place('granary'), place('docks'));
const prepared = after(placed, place('granary'));

/** Seat 0 chooses a column, bids 1, seat 1 passes, seat 0 pays. */
const chosen = after(prepared, column, { type: 'bid', amount: 1 });
const paid = after(chosen, { type: 'passBid' }, { type: 'pay', with: { coins: 1 } });

function way(found: TakeBack | null): TakeBack {
  if (found === null) throw new Error('there is nothing to take back');
  return found;
}

const back = (match: Match<Kind>, found: TakeBack | null): Match<Kind> => takenBack(match, way(found));

test('at the start there is nothing to take back, restart or make again', () => {
  expect(undoStep(begun, BOTH)).toBeNull();
  expect(restartTurn(begun, BOTH)).toBeNull();
  expect(redone(begun, BOTH)).toBeNull();
});

test('one’s own move goes back freely, and comes again', () => {
  const match = after(prepared, column);
  const free = way(undoStep(match, BOTH));
  expect(free).toEqual({ to: 4, by: 0, need: 'nothing', others: [] });
  const undone = takenBack(match, free);
  expect(undone).toEqual({ ...prepared, future: [column] });
  expect(redone(undone, BOTH)).toEqual(match);
});

test('what only bots did since goes back with it, freely, and comes again with it', () => {
  const found = way(undoStep(paid, ALONE));
  expect(found).toEqual({ to: 7, by: 0, need: 'nothing', others: [] });
  const early = back(after(chosen, { type: 'passBid' }), undoStep(after(chosen, { type: 'passBid' }), ALONE));
  expect(early.steps).toHaveLength(5);
  expect(early.future).toEqual([{ type: 'bid', amount: 1 }, { type: 'passBid' }]);
  expect(early.marks).toEqual([]);
  expect(redone(early, ALONE)).toEqual(after(chosen, { type: 'passBid' }));
});

test('another person’s move goes back when the table agrees, with a line in the log', () => {
  const found = way(undoStep(placed, BOTH));
  expect(found).toEqual({ to: 2, by: 0, need: 'agreement', others: [1] });
  const undone = takenBack(placed, found);
  expect(undone.marks).toEqual([{ at: 2, kind: 'agreedUndo', by: 0 }]);
  expect(isPractice(undone)).toBe(false);
  expect(undone.state).toEqual(at(placed.steps, 2).before);
});

test('who has not moved but looks already is asked too', () => {
  const match = after(chosen, { type: 'passBid' });
  expect(undoStep(match, { humans: [0, 1] })).toMatchObject({ to: 6, by: 1, others: [0] });
  expect(undoStep(match, { humans: [1] })).toMatchObject({ to: 6, by: 1, need: 'nothing', others: [] });
});

test('a lone player takes back a reveal; the game is practice from then on', () => {
  const found = way(undoStep(prepared, ALONE));
  expect(found).toEqual({ to: 2, by: 0, need: 'practice', others: [] });
  const undone = takenBack(prepared, found);
  expect(undone.marks).toEqual([{ at: 2, kind: 'practice', by: 0 }]);
  expect(isPractice(undone)).toBe(true);
});

test('at a table a reveal goes back when everybody agrees, and leaves its mark', () => {
  const found = way(undoStep(prepared, BOTH));
  expect(found).toEqual({ to: 3, by: 1, need: 'agreementAndPractice', others: [0] });
  const undone = takenBack(prepared, found);
  expect(undone.marks).toEqual([{ at: 3, kind: 'agreedPractice', by: 1 }]);
  expect(isPractice(undone)).toBe(true);
});

test('agreement is needed for a reveal even if nobody else moved or looks', () => {
  const drawn = { ...begun, steps: [{ ...at(after(begun, place('docks')).steps, 0), revealed: true }] };
  expect(undoStep({ ...drawn, state: begun.state }, BOTH)).toMatchObject({
    need: 'agreementAndPractice',
    others: [],
  });
});

test('the same reveal comes back: nothing is rolled again', () => {
  const undone = back(prepared, undoStep(prepared, BOTH));
  expect(after(undone, place('granary')).state).toEqual(prepared.state);
  expect(after(undone, place('docks')).state).toMatchObject({
    lands: (prepared.state as { lands: unknown }).lands,
    moneyBox: (prepared.state as { moneyBox: unknown }).moneyBox,
  });
});

test('a new move drops what could have come again', () => {
  const undone = back(chosen, undoStep(chosen, BOTH));
  expect(undone.future).toHaveLength(1);
  expect(after(undone, { type: 'bid', amount: 0 }).future).toEqual([]);
});

test('undo after undo goes back to the start, and redo all the way forward', () => {
  let match = paid;
  while (undoStep(match, BOTH) !== null) match = back(match, undoStep(match, BOTH));
  expect(match.state).toEqual(begun.state);
  expect(match.future).toHaveLength(8);
  expect(match.marks.every((mark) => mark.at === 0)).toBe(true);
  for (let next = redone(match, BOTH); next !== null; next = redone(match, BOTH)) match = next;
  expect({ ...match, marks: [] }).toEqual(paid);
  expect(match.marks.length).toBeGreaterThan(0);
});

test('restart goes back to the first of one’s moves in a row', () => {
  expect(restartTurn(after(prepared, column), BOTH)).toMatchObject({ to: 4, by: 0, need: 'nothing' });
  const turn = played(paid, 60);
  const found = restartTurn(turn, BOTH);
  const acting = turn.game.toAct(turn.state);
  if (found !== null) expect(turn.steps.slice(found.to).every(({ by }) => by === acting)).toBe(true);
});

test('who has not moved yet in this turn has nothing to restart', () => {
  expect(restartTurn(placed, BOTH)).toBeNull();
  expect(restartTurn(placed, ALONE)).toMatchObject({ to: 2, by: 0 });
});

test('a restart never goes behind a reveal', () => {
  expect(restartTurn(prepared, BOTH)).toBeNull();
  const match = matchAt(tableFor(2, 2));
  for (let moves = 0; moves < 120; moves++) {
    const now = played(match, moves);
    if (now.game.toAct(now.state) === null) break; // then everybody has seen it
    const found = restartTurn(now, BOTH);
    if (found === null) continue;
    expect(now.steps.slice(found.to).some(({ revealed }) => revealed)).toBe(false);
    expect(found.need).toBe('nothing');
  }
});

test('after the end everybody has seen it: the last move goes back when the table agrees', () => {
  const over = played(begun, 1000);
  expect(over.game.toAct(over.state)).toBeNull();
  expect(undoStep(over, BOTH)).toMatchObject({ need: 'agreement' });
  const lone = way(undoStep(over, ALONE));
  expect(lone.by).toBe(0);
  expect(lone.need).toBe(over.steps.slice(lone.to).some((step) => step.revealed) ? 'practice' : 'nothing');
});

test('without people there is nothing to take back', () => {
  expect(undoStep(paid, { humans: [] })).toBeNull();
  expect(restartTurn(paid, { humans: [] })).toBeNull();
});

test('a way that leads nowhere changes nothing', () => {
  expect(takenBack(begun, { to: 3, by: 0, need: 'nothing', others: [] })).toBe(begun);
  expect(redone({ ...begun, future: [{ type: 'nonsense' }] }, BOTH)).toBeNull();
});
