import { colours, contrast, districtWashes, palettes } from '@/ui/theme/colours';
import { playerLook } from '@/ui/theme/players';
import { windowShape } from '@/ui/theme/window';

const COLOURS = [0, 1, 2, 3, 4] as const;

test.each([
  [colours.ink, colours.parchment, 12.5],
  [colours.ink, colours.vellum, 14.2],
  [colours.ink, colours.sea, 10.5],
  [colours.sepia, colours.parchment, 5.8],
  [colours.ink, colours.shade, 10.3],
  [colours.ink, colours.meadow, 9.7],
  [colours.alarm, colours.vellum, 7.4],
  [colours.good, colours.vellum, 5.8],
  [colours.focus, colours.parchment, 5.1],
  [colours.parchment, colours.night, 13.7],
])('%s on %s has the contrast of the art direction, %d', (one, other, figure) => {
  expect(contrast(one, other)).toBeCloseTo(figure, 0);
});

describe.each(['light', 'night'] as const)('%s chrome', (name) => {
  const palette = palettes[name];

  test.each(['text', 'muted', 'alarm', 'good'] as const)('%s can be read on ground and panel', (token) => {
    expect(contrast(palette[token], palette.ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[token], palette.panel)).toBeGreaterThanOrEqual(4.5);
  });

  test('buttons can be read, pressed and unavailable ones too', () => {
    expect(contrast(palette.onAction, palette.action)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.text, palette.pressed)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.muted, palette.pressed)).toBeGreaterThanOrEqual(4.5);
  });

  test('lines and the focus ring stand out', () => {
    expect(contrast(palette.line, palette.panel)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.focus, palette.ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(districtWashes)('map lettering and the outlines of pieces stand out on the wash %s', (wash) => {
  expect(contrast(colours.ink, wash)).toBeGreaterThanOrEqual(4.5);
});

test.each(COLOURS)('player %d has a mark that stands out on its colour', (colour) => {
  const look = playerLook(colour);
  expect(contrast(look.on, look.colour)).toBeGreaterThanOrEqual(3);
});

test('no two players share a colour, a shape or a mark', () => {
  const looks = COLOURS.map(playerLook);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(5);
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(looks.map(({ mark }) => mark)).size).toBe(5);
});

test.each([
  [390, 844, 'compact', false],
  [844, 390, 'medium', true],
  [820, 1180, 'medium', false],
  [1180, 820, 'expanded', false],
  [1280, 800, 'large', false],
] as const)('a window of %d x %d is %s', (width, height, size, low) => {
  expect(windowShape(width, height)).toEqual({ size, low });
});
