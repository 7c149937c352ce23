import { render, screen, userEvent } from '@testing-library/react-native';

import { clamped, ZOOM, zoomed } from '@/ui/board/camera';
import { PanZoom } from '@/ui/board/pan-zoom';
import { same } from '@/ui/board/same';
import { Text } from '@/ui/kit/text';

const ROOM = { width: 400, height: 300 };
const LABELS = { in: 'Zoom in', out: 'Zoom out', fit: 'Whole board' };

test('the way back is offered once something is magnified', async () => {
  await render(
    <PanZoom room={ROOM} content={ROOM} label="Board" labels={LABELS}>
      <Text>Map</Text>
    </PanZoom>,
  );
  expect(screen.queryByRole('button', { name: 'Whole board' })).toBeNull();
  await userEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.press(screen.getByRole('button', { name: 'Zoom out' }));
  await userEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
  await userEvent.press(screen.getByRole('button', { name: 'Whole board' }));
  expect(screen.queryByRole('button', { name: 'Whole board' })).toBeNull();
});

test('the sheet never leaves its window', () => {
  const content = { width: 400, height: 200 };
  expect(clamped({ x: 90, y: 90, zoom: 1 }, content, ROOM)).toEqual({ x: 0, y: 50, zoom: 1 });
  expect(clamped({ x: -9999, y: 0, zoom: 2 }, content, ROOM)).toEqual({ x: -400, y: 0, zoom: 2 });
  expect(clamped({ x: 0, y: 0, zoom: 99 }, content, ROOM).zoom).toBe(ZOOM.most);
});

test('magnifying keeps the point under the finger where it is', () => {
  const before = { x: -20, y: 10, zoom: 1.5 };
  const after = zoomed(before, 1.4, 120, 80);
  expect((120 - after.x) / after.zoom).toBeCloseTo((120 - before.x) / before.zoom);
  expect((80 - after.y) / after.zoom).toBeCloseTo((80 - before.y) / before.zoom);
});

test('equal plain data is recognised, whatever its identity', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
});
