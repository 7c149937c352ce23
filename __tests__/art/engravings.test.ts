import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MAP } from '@/ui/games/nieuw-amsterdam/board/engraved-map';
import { STREETS } from '@/ui/games/nieuw-amsterdam/board/layout';
import { pictures, sources } from '../../scripts/art/drawings';
import { chance, hatch, pathOf, rough } from '../../scripts/art/pen';

const root = join(__dirname, '../..');

test.each(sources().map(({ file, text }) => [file, text] as const))(
  '%s is what the art script draws, byte for byte',
  (file, text) => expect(readFileSync(join(root, file), 'utf8')).toBe(text),
);

test('the map is at most 60 elements and 80 kB, lettering included', () => {
  const [districts, waters, frame] = [6 * 2, 2, 1];
  const lettered = districts + waters + STREETS.length + frame;
  expect(MAP.length + lettered).toBeLessThanOrEqual(60);
  const [map] = sources();
  expect(map?.text.length).toBeLessThan(80_000);
});

test('nothing is drawn that a device might not draw', () => {
  for (const { text } of sources()) expect(text).not.toMatch(/NaN|Infinity|undefined|\de-\d/);
  for (const { svg } of pictures)
    expect(svg).not.toMatch(/NaN|undefined|<(filter|mask|clipPath|\w+Gradient)/);
});

test('a hand of the same seed cuts the same line, another seed another one', () => {
  const square = [[0, 0], [80, 0], [80, 80], [0, 80]] as const; // prettier-ignore
  expect(rough(square, 3)).toEqual(rough(square, 3));
  expect(rough(square, 3)).not.toEqual(rough(square, 4));
  expect(hatch(square, 1).length).toBeGreaterThan(20);
  const next = chance(1);
  const numbers = Array.from({ length: 100 }, next);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

test('a path says every point by the step to it, without piling up errors', () => {
  expect(
    pathOf(
      [
        [3, 3],
        [3, 3],
        [4, 5],
      ],
      false,
    ),
  ).toBe('M3 3l1 2');
  expect(pathOf([[1, 2], [1.04, 2.5], [0.3, 2.5], [-4, 2.5]], true)).toBe('M1 2l0 .5-.7 0-4.3 0z'); // prettier-ignore
});
