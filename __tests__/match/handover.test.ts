import type { Secrecy } from '@/core/game';
import { at } from '@/core/list';
import { handover, isCovered, MOST_DOINGS, sinceLastActed } from '@/match/handover';
import { after, column, matchAt, place, played, tableFor } from '../support/matches';

const begun = matchAt(tableFor(3, 3));
const moved = after(begun, place('docks'));
const ALL = { humans: [0, 1, 2] };
const secret = (secrecy: Secrecy) => ({ ...moved, game: { ...moved.game, secrecy } });

test('in an open game a banner names the next player, and nothing is covered', () => {
  expect(handover(moved, ALL, 0)).toEqual({ seat: 1, cover: 'banner', eyes: 1 });
});

test('where things are hidden out of courtesy, a soft cover waits for the next player', () => {
  expect(handover(secret('softHidden'), ALL, 0)).toEqual({ seat: 1, cover: 'soft', eyes: null });
});

test('where hands are private, a curtain hides everything until the next player lifts it', () => {
  const before = handover(secret('private'), ALL, 0);
  expect(before).toEqual({ seat: 1, cover: 'curtain', eyes: null });
  expect(isCovered(before)).toBe(true);
  const lifted = handover(secret('private'), ALL, 1);
  expect(lifted).toEqual({ seat: 1, cover: 'none', eyes: 1 });
  expect(isCovered(lifted)).toBe(false);
});

test('a banner covers nothing', () => {
  expect(isCovered(handover(moved, ALL, 0))).toBe(false);
});

test('nobody holds the device at first: the first player is announced', () => {
  expect(handover(begun, ALL, null)).toEqual({ seat: 0, cover: 'banner', eyes: 0 });
});

test('the same player goes on without anything between', () => {
  expect(handover(after(begun, place('docks')), ALL, 1)).toEqual({ seat: 1, cover: 'none', eyes: 1 });
});

test('while a bot moves, the screen stays with who holds it', () => {
  const withBot = { humans: [0, 2] };
  expect(handover(moved, withBot, 0)).toEqual({ seat: 0, cover: 'none', eyes: 0 });
  expect(handover(secret('private'), withBot, null)).toEqual({ seat: null, cover: 'none', eyes: null });
});

test('a lone player never meets a cover, whoever is to act', () => {
  for (const secrecy of ['open', 'softHidden', 'private'] as const) {
    for (const seat of [0, 1, 2])
      expect(handover(secret(secrecy), { humans: [seat] }, null)).toEqual({
        seat,
        cover: 'none',
        eyes: seat,
      });
  }
});

test('when the game is over the screen belongs to the table', () => {
  const over = played(begun, 2000);
  expect(handover(over, ALL, 1)).toEqual({ seat: null, cover: 'none', eyes: null });
});

test('what happened since one’s last move: the others’ doings, in order', () => {
  const match = after(begun, place('docks'), place('granary'), place('carpenters'));
  expect(sinceLastActed(match, 0)).toEqual({
    doings: [
      { by: 1, from: 1, to: 1, events: at(match.steps, 1).events },
      { by: 2, from: 2, to: 2, events: at(match.steps, 2).events },
    ],
    earlier: 0,
  });
  expect(sinceLastActed(match, 2)).toEqual({ doings: [], earlier: 0 });
});

test('what one player did in a row is one item', () => {
  const match = after(
    matchAt(tableFor(2, 2)),
    ...[place('docks'), place('docks'), place('docks'), place('docks')],
    ...[column, { type: 'bid', amount: 0 }],
  );
  expect(sinceLastActed(match, 1)).toEqual({
    doings: [{ by: 0, from: 4, to: 5, events: match.steps.slice(4).flatMap(({ events }) => events) }],
    earlier: 0,
  });
});

test('who has not acted yet hears of everything; of much, only the newest', () => {
  const match = played(begun, 200);
  const steps = match.steps.map((step) => ({ ...step, by: step.by === 2 ? 1 : step.by }));
  const { doings, earlier } = sinceLastActed({ ...match, steps }, 2);
  expect(doings).toHaveLength(MOST_DOINGS);
  expect(earlier).toBeGreaterThan(0);
  expect(at(doings, MOST_DOINGS - 1).to).toBe(steps.length - 1);
  for (let i = 1; i < doings.length; i++) {
    expect(at(doings, i).from).toBe(at(doings, i - 1).to + 1);
    expect(at(doings, i).by).not.toBe(at(doings, i - 1).by);
  }
});
