/** A view that can be asked where it is: an element of the web, or a host view of the new architecture. */
interface Measurable {
  getBoundingClientRect(this: Measurable): Box;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isMeasurable = (node: unknown): node is Measurable =>
  typeof node === 'object' && node !== null && 'getBoundingClientRect' in node;

/** Where a view lies in the window, moved and magnified as it is; null while it is not laid out. */
export function boxOf(node: unknown): Box | null {
  if (!isMeasurable(node)) return null;
  const { x, y, width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The middle of a box in the coordinates of a ground that may be moved and magnified. */
export function middleOn(
  ground: Box,
  groundWidth: number,
  { x, y, width, height }: Box,
): [x: number, y: number] {
  const zoom = ground.width / groundWidth;
  return [(x + width / 2 - ground.x) / zoom, (y + height / 2 - ground.y) / zoom];
}
