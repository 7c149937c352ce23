import { middleOn } from '@/ui/motion/box';
import { keyframesOf } from '@/ui/motion/keyframes';

const size = { w: 20, h: 10 };
const way = [
  { x: 10, y: 5 },
  { x: 40, y: 5 },
  { x: 40, y: 15, opacity: 0, scale: 2, turn: 90 },
];

test('a long leg of the way takes longer than a short one', () => {
  expect(Object.keys(keyframesOf({ way, size }, 'normal'))).toEqual(['0%', '75%', '100%']);
});

test('a piece lies with its middle on the point', () => {
  expect(keyframesOf({ way, size }, 'normal')['100%']).toEqual({
    opacity: 0,
    transform: [{ translateX: 30 }, { translateY: 10 }, { rotate: '90deg' }, { scale: 2 }],
  });
});

test('who stays in place grows evenly', () => {
  const still = [
    { x: 1, y: 1, scale: 0 },
    { x: 1, y: 1 },
  ];
  expect(Object.keys(keyframesOf({ way: still, size }, 'fast'))).toEqual(['0%', '100%']);
});

test('fades move nothing: the piece appears and vanishes where it can be seen', () => {
  const frames = Object.values(keyframesOf({ way, size }, 'fades'));
  expect(frames.map(({ opacity }) => opacity)).toEqual([0, 1, 0]);
  expect(new Set(frames.map(({ transform }) => JSON.stringify(transform))).size).toBe(1);
  expect(frames[0]?.transform[0]).toEqual({ translateX: 0 });
});

test('a place beside a moved and magnified sheet is found in the units of the sheet', () => {
  const ground = { x: -100, y: 50, width: 2000, height: 1000 };
  expect(middleOn(ground, 1000, { x: 100, y: 0, width: 20, height: 40 })).toEqual([105, -15]);
});
