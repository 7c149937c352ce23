import { at } from '@/core/list';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { type Match, start, startFrom, submit, takeBack } from '@/match/match';
import { recordOf } from '@/match/record';

type NieuwAmsterdam = Match<Kind>;

const table = { players: 2, seed: 'match', first: 0 };

/** The match after these moves, every one of which must be legal. */
function after(match: NieuwAmsterdam, ...moves: readonly unknown[]): NieuwAmsterdam {
  return moves.reduce<NieuwAmsterdam>((now, move) => {
    const played = submit(now, move);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    return played.match;
  }, match);
}

const place = (district: string) => ({ type: 'placeBusiness', district });
const placed = after(start(game, table), place('docks'), place('docks'), place('granary'));
const prepared = after(placed, place('granary'));
const column = { type: 'chooseColumn', column: 0 };

test('a match knows its table, and who starts even when the seed decided', () => {
  const match = start(game, { players: 3, seed: 'x', first: null });
  expect(match.table).toEqual({ players: 3, seed: 'x', first: match.state.current });
  expect(match.steps).toEqual([]);
});

test('a refused move leaves the match as it was', () => {
  const answer = submit(placed, { type: 'endTurn' });
  expect(answer).toEqual({
    ok: false,
    refusal: { rule: 'PROTOCOL', code: 'wrongPhase', move: 'endTurn', phase: 'placement' },
  });
});

test('a submitted move is remembered with its player and events, as it was understood', () => {
  const before = placed.state;
  const step = at(after(placed, { district: 'granary', type: 'placeBusiness' }).steps, 3);
  expect(step).toEqual({
    by: 1,
    move: { type: 'placeBusiness', district: 'granary' },
    before,
    events: expect.any(Array),
    revealed: true,
  });
  expect(step.events.slice(0, 2)).toEqual([
    { type: 'businessesBuilt', player: 1, district: 'granary', count: 1, rule: 'NA-S7' },
    { type: 'roundStarted', round: 1, rule: 'NA-P1' },
  ]);
});

test('one takes back one’s own move freely', () => {
  const chosen = after(prepared, column);
  expect(takeBack(chosen, false)).toEqual(prepared);
});

test('another player’s move is taken back with consent only', () => {
  expect(takeBack(placed, false)).toBe('otherPlayersMove');
  expect(takeBack(placed, true)).toMatchObject({ state: at(placed.steps, 2).before });
});

test('a move that brought something hidden to light is never taken back', () => {
  expect(takeBack(prepared, false)).toBe('somethingRevealed');
  expect(takeBack(prepared, true)).toBe('somethingRevealed');
});

test('there is nothing to take back at the start', () => {
  expect(takeBack(start(game, table), true)).toBe('nothingToTakeBack');
});

test('a position from outside has no record', () => {
  expect(recordOf(startFrom(game, prepared.state))).toBeNull();
  expect(recordOf(after(prepared, column))).toEqual({
    version: 1,
    game: 'nieuw-amsterdam',
    ...table,
    moves: [place('docks'), place('docks'), place('granary'), place('granary'), column],
  });
});
