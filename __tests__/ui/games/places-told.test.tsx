import type { Event } from '@/games/nieuw-amsterdam/events';
import { campBox, LANDSCAPE, zoneBox } from '@/ui/games/nieuw-amsterdam/board/layout';
import { within } from '@/ui/games/nieuw-amsterdam/board/within';
import { placeTold } from '@/ui/games/nieuw-amsterdam/table/places-told';
import { matchAt, played, tableFor } from '../../support/matches';

const { map } = LANDSCAPE.plates;

const retreat = (from: number, to: number | null): Event => ({
  type: 'longhouseMoved',
  from,
  to,
  rule: 'NA-L2',
});

test('a longhouse that retreats is pointed out in the camp it comes to, and one that leaves in the last it had', () => {
  expect(placeTold(retreat(1, 2))?.(LANDSCAPE)).toEqual(within(map, campBox(1)));
  expect(placeTold(retreat(5, null))?.(LANDSCAPE)).toEqual(within(map, campBox(4)));
  expect(placeTold(retreat(4, 5))?.(LANDSCAPE)).toEqual(within(map, campBox(4)));
});

test('a trading post is pointed out in the zone it moves to', () => {
  const moved: Event = { type: 'postMoved', player: 0, from: 4, to: 5, rule: 'NA-D6' };
  expect(placeTold(moved)?.(LANDSCAPE)).toEqual(within(map, zoneBox(4)));
});

test.each([2, 3, 4, 5])(
  'everything that happens in a game of %i has its place on the sheet, if any',
  (players) => {
    const { steps } = played(matchAt(tableFor(players, 0)), 600);
    const places = steps.flatMap(({ events }) =>
      (events as readonly Event[]).flatMap((event) => placeTold(event)?.(LANDSCAPE) ?? []),
    );
    expect(places.length).toBeGreaterThan(50);
    for (const { x, y, w, h } of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(LANDSCAPE.w);
      expect(y + h).toBeLessThanOrEqual(LANDSCAPE.h);
    }
  },
);
