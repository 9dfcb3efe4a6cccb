export interface Point {
  x: number;
  y: number;
}

/** A box, by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Arrow {
  path: string;
  /** Where its words stand, beside its middle. */
  label: Point;
  anchor: 'start' | 'middle' | 'end';
}

const gap = 4;
const head = 7;
const apart = 7;
const beside = 7;

/** Where a line from the middle of a box leaves it, as a share of its way to another point. */
function leaveAt({ width, height }: Box, { x, y }: Point): number {
  const across = Math.abs(x) < 0.001 ? Infinity : (width / 2 + gap) / Math.abs(x);
  const down = Math.abs(y) < 0.001 ? Infinity : (height / 2 + gap) / Math.abs(y);
  return Math.min(across, down);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/**
 * An arrow from one box to another.
 * @param isPaired - Whether another one leads back: the two are then drawn side by side.
 */
export function arrowBetween(from: Box, to: Box, isPaired: boolean): Arrow {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(way.x, way.y);
  const [dx, dy] = [way.x / length, way.y / length];
  const side = { x: -dy, y: dx };
  const shift = isPaired ? apart : 0;
  const along = (share: number, aside: number): Point => ({
    x: from.x + way.x * share + side.x * aside,
    y: from.y + way.y * share + side.y * aside,
  });
  const start = along(leaveAt(from, way), shift);
  const end = along(1 - leaveAt(to, way), shift);
  const wing = (turn: number): Point => ({
    x: end.x - head * (dx + turn * side.x * 0.55),
    y: end.y - head * (dy + turn * side.y * 0.55),
  });
  // Nearer to where it starts: two that cross do so in their middle.
  const middle = { x: start.x * 0.7 + end.x * 0.3, y: start.y * 0.7 + end.y * 0.3 };
  const anchor = Math.abs(side.x) < 0.3 ? 'middle' : side.x > 0 ? 'start' : 'end';
  return {
    path: `M${at(start)}L${at(end)}M${at(wing(1))}L${at(end)}L${at(wing(-1))}`,
    label: {
      x: round(middle.x + side.x * beside),
      y: round(middle.y + side.y * (anchor === 'middle' && side.y > 0 ? 14 : beside) + 3),
    },
    anchor,
  };
}
