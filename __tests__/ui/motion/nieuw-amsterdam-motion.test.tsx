import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Event } from '@/games/nieuw-amsterdam/events';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { View } from '@/games/nieuw-amsterdam/types';
import { LANDSCAPE, PORTRAIT } from '@/ui/games/nieuw-amsterdam/board/layout';
import { RUNNING, withoutArrivals } from '@/ui/games/nieuw-amsterdam/motion/arrivals';
import { beats } from '@/ui/games/nieuw-amsterdam/motion/beats';
import { flightsOn } from '@/ui/games/nieuw-amsterdam/motion/flights';
import { planOf, timed } from '@/ui/games/nieuw-amsterdam/motion/plan';
import type { Story } from '@/ui/games/nieuw-amsterdam/motion/trip';
import { tripsOf } from '@/ui/games/nieuw-amsterdam/motion/trips';
import { LONGEST, SHORTEST } from '@/ui/motion/flight';
import { matchAt, played, tableFor } from '../../support/matches';

/** Every change of whole random games, as the table gets it. */
function stories(): Story[] {
  return [2, 3, 4, 5].flatMap((players) => {
    const match = played(matchAt(tableFor(players, 0, { seed: `motion ${players}` })), 2000);
    const seen = (state: unknown): View => nieuwAmsterdam.viewFor(state as Kind['State'], null); // its own states
    return match.steps.map(({ before, events }, index) => ({
      before: seen(before),
      after: seen(match.steps[index + 1]?.before ?? match.state),
      events: events as readonly Event[], // of this game
    }));
  });
}

const all = stories();
const find = (type: Event['type'], when: (event: Event) => boolean = () => true) => {
  for (const story of all) {
    const event = story.events.find((each) => each.type === type && when(each));
    if (event !== undefined) return { story, event };
  }
  throw new Error(`no ${type}`);
};
const seat = (number: number) => ({ at: 'seat', seat: number });

test('every piece of whole games sets out from and arrives at a point of both sheets', () => {
  for (const sheet of [LANDSCAPE, PORTRAIT]) {
    for (const story of all) {
      const flights = flightsOn(timed(story), sheet, 0.5, (number) => [number * 10, -40]);
      for (const { way, size, delay } of flights) {
        expect(way.length).toBeGreaterThan(1);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(size.w * size.h).toBeGreaterThan(0);
        for (const { x, y } of way) {
          expect(x).toBeGreaterThan(-60);
          expect(x).toBeLessThan(sheet.w / 2 + 60);
          expect(y).toBeGreaterThan(-60);
          expect(y).toBeLessThan(sheet.h / 2 + 60);
        }
      }
    }
  }
});

test('each movement lasts 150 to 450 milliseconds', () => {
  for (const { lasts } of all.flatMap(timed)) {
    expect(lasts).toBeGreaterThanOrEqual(SHORTEST);
    expect(lasts).toBeLessThanOrEqual(LONGEST);
  }
});

test('furs slide from the places they lay in to who took them', () => {
  const { story, event } = find('fursTaken');
  if (event.type !== 'fursTaken') throw new Error();
  const trips = tripsOf(event, story);
  expect(trips.map(({ piece }) => piece)).toEqual(event.furs.map((glyph) => ({ kind: 'slip', glyph })));
  for (const { piece, way } of trips) {
    const [from, to] = way;
    if (piece.kind !== 'slip' || from?.place.at !== 'stall') throw new Error('not from a stall');
    expect(story.before.traders[event.trader][from.place.index]).toBe(piece.glyph);
    expect(to?.place).toEqual(seat(event.player));
  }
});

test('turn-order tokens swap across the chest', () => {
  const { story } = find('tokenTaken');
  const swaps = story.events.filter((event) => event.type === 'tokenTaken');
  const [one, other] = swaps.flatMap((event) =>
    tripsOf(event, story).map(({ way }) => way.map((stop) => stop.place)),
  );
  expect(one?.[1]).toEqual({ at: 'chest' });
  expect(one?.[0]).toEqual(other?.[2]);
  expect(one?.[2]).toEqual(other?.[0]);
});

test('a longhouse moves upriver, and out of the game beyond the last camp', () => {
  const moved = find('longhouseMoved', (event) => event.type === 'longhouseMoved' && event.to !== null);
  if (moved.event.type !== 'longhouseMoved') throw new Error();
  const [trip] = tripsOf(moved.event, moved.story);
  expect(trip?.way.map((stop) => stop.place)).toEqual([
    { at: 'camp', index: moved.event.from - 1 },
    { at: 'camp', index: (moved.event.to ?? 0) - 1 },
  ]);
  const [gone] = tripsOf({ type: 'longhouseMoved', from: 5, to: null, rule: 'NA-L2' }, moved.story);
  expect(gone?.way[1]).toEqual({ place: { at: 'upriver' }, opacity: 0 });
});

test('a marker runs the track from the score before to the score after', () => {
  const { story, event } = find('vp', (each) => each.type === 'vp' && each.amount > 1);
  if (event.type !== 'vp') throw new Error();
  const [trip] = tripsOf(event, story);
  const run = trip?.way.map(({ place }) => (place.at === 'track' ? place.score : null)) ?? [];
  const before = story.before.players[event.player]?.vp ?? 0;
  expect(run[0]).toBe(before);
  expect(run[run.length - 1]).toBe(before + event.amount);
});

test('the final scorings run on from each other', () => {
  const end = all.filter(({ after }) => after.phase === 'over');
  expect(end).toHaveLength(4);
  for (const story of end) {
    story.after.players.forEach(({ vp }, player) => {
      const last = story.events.filter((event) => event.type === 'vp' && event.player === player).pop();
      if (last === undefined) return;
      const place = tripsOf(last, story)[0]?.way.at(-1)?.place;
      expect(place).toEqual({ at: 'track', score: vp });
    });
  }
});

test('income comes in four beats', () => {
  const story = all.find(({ events }) =>
    ['NA-I1', 'NA-I2', 'NA-I3', 'NA-I4'].every((rule) => events.some((event) => event.rule === rule)),
  );
  const rules = beats(story?.events ?? [])
    .map(([first]) => first?.rule ?? '')
    .filter((rule, index, list) => rule.startsWith('NA-I') && rule !== list[index - 1]);
  expect(rules).toEqual(['NA-I1', 'NA-I2', 'NA-I3', 'NA-I4']);
});

test('what arrives is not in the picture before it has arrived', () => {
  const { story, event } = find('businessesBuilt');
  if (event.type !== 'businessesBuilt') throw new Error();
  const { district, player, count } = event;
  const during = withoutArrivals(story.after, [event]);
  expect(during.districts[district][player]).toBe((story.after.districts[district][player] ?? 0) - count);
  const scored = find('vp');
  if (scored.event.type !== 'vp') throw new Error();
  expect(withoutArrivals(scored.story.after, [scored.event]).players[scored.event.player]?.vp).toBe(RUNNING);
});

test('the picture meanwhile never shows less than nothing, and offers the same cards', () => {
  for (const { after, events } of all) {
    const during = withoutArrivals(after, events);
    expect(
      Object.values(during.districts)
        .flat()
        .every((count) => count >= 0),
    ).toBe(true);
    expect(during.camps.every((count) => count >= 0)).toBe(true);
    for (const { warehouses, lands } of during.players) {
      expect(warehouses).toBeGreaterThanOrEqual(0);
      expect(lands.every(({ houses }) => houses >= 0)).toBe(true);
    }
    expect([during.lands, during.ships]).toEqual([after.lands, after.ships]);
  }
});

test('speed off plays nothing, fades take no longer than 150 milliseconds, fast is quicker', () => {
  const { story } = find('fursTaken');
  expect(planOf(story, 'off')).toMatchObject({ pace: 'off', trips: [], lasts: 0, picture: null });
  expect(planOf(story, 'fades').lasts).toBe(150);
  expect(planOf(story, 'fast').lasts).toBeLessThan(planOf(story, 'normal').lasts);
  expect(planOf({ ...story, events: [] }, 'normal').lasts).toBe(0);
});
