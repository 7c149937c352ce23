import type { Rect } from '@/ui/board/geometry';

/** A part of a plate in the coordinates of the sheet. */
export const within = (plate: Rect, { x, y, w, h }: Rect): Rect => ({ x: plate.x + x, y: plate.y + y, w, h });
