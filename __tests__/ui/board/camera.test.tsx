import { aimedAt, WHOLE } from '@/ui/board/camera';

describe('aiming the camera', () => {
  const room = { width: 400, height: 300 };

  it('sees a part of the sheet whole and in the middle', () => {
    const { x, y, zoom } = aimedAt({ x: 100, y: 50, w: 100, h: 150 }, room);
    expect(zoom).toBe(2);
    expect([150 * zoom + x, 125 * zoom + y]).toEqual([200, 150]);
  });

  it('shows the sheet as it lies while the window has no size', () => {
    expect(aimedAt({ x: 0, y: 0, w: 0, h: 0 }, { width: 0, height: 0 })).toEqual(WHOLE);
  });
});
