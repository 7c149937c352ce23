import type { Rect } from './geometry';

/** How the sheet lies under the window: moved by x and y, then magnified from its upper left corner. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
export const ZOOM = { least: 1, most: 5, step: 1.4 } as const;

function settled(offset: number, content: number, room: number): number {
  'worklet';
  if (content <= room) return (room - content) / 2;
  return Math.min(0, Math.max(room - content, offset));
}

/** No farther than the edges of the sheet; what is smaller than the window lies in its middle. */
export function clamped(camera: Camera, content: Extent, room: Extent): Camera {
  'worklet';
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, camera.zoom));
  return {
    x: settled(camera.x, content.width * zoom, room.width),
    y: settled(camera.y, content.height * zoom, room.height),
    zoom,
  };
}

/** Magnified about a point of the window, which keeps showing the same spot of the sheet. */
export function zoomed(camera: Camera, factor: number, focusX: number, focusY: number): Camera {
  'worklet';
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, camera.zoom * factor));
  const real = zoom / camera.zoom;
  return { x: focusX - (focusX - camera.x) * real, y: focusY - (focusY - camera.y) * real, zoom };
}

/** As near as a part of the sheet can be seen whole, with that part in the middle. */
export function aimedAt({ x, y, w, h }: Rect, room: Extent): Camera {
  // A window folded away, or not yet measured, shows nothing to aim at.
  if (w === 0 || h === 0) return WHOLE;
  const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, Math.min(room.width / w, room.height / h)));
  return { x: room.width / 2 - (x + w / 2) * zoom, y: room.height / 2 - (y + h / 2) * zoom, zoom };
}
