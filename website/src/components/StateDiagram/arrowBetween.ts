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
  line: string;
  head: string;
  /** The position of its label, beside its center. */
  label: Point;
  anchor: 'start' | 'middle' | 'end';
}

const gap = 4;
const headLength = 7;
const pairOffset = 6;
const labelOffset = 5;

/**
 * The point at which a line that starts `aside` of a box's center leaves the box, as a share of its
 * `way`.
 */
function exitShare({ width, height }: Box, way: Point, aside: Point): number {
  const leave = (half: number, by: number, from: number): number =>
    Math.abs(by) < 0.001 ? Infinity : (half + gap - Math.sign(by) * from) / Math.abs(by);
  return Math.min(leave(width / 2, way.x, aside.x), leave(height / 2, way.y, aside.y));
}

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/**
 * An arrow between two boxes.
 * @param isPaired - Whether there is one in the opposite direction: the two are then drawn side by
 * side.
 */
export function arrowBetween(from: Box, to: Box, isPaired: boolean): Arrow {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(way.x, way.y);
  const [dx, dy] = [way.x / length, way.y / length];
  const side = { x: -dy, y: dx };
  const shift = isPaired ? pairOffset : 0;
  const along = (share: number, aside: number): Point => ({
    x: from.x + way.x * share + side.x * aside,
    y: from.y + way.y * share + side.y * aside,
  });
  const aside = { x: side.x * shift, y: side.y * shift };
  const start = along(exitShare(from, way, aside), shift);
  const end = along(1 - exitShare(to, { x: -way.x, y: -way.y }, aside), shift);
  const wing = (turn: number): Point => ({
    x: end.x - headLength * (dx + turn * side.x * 0.55),
    y: end.y - headLength * (dy + turn * side.y * 0.55),
  });
  // Closer to the start, because crossing arrows cross in the middle.
  const middle = { x: start.x * 0.69 + end.x * 0.31, y: start.y * 0.69 + end.y * 0.31 };
  const anchor = Math.abs(side.x) < 0.3 ? 'middle' : side.x > 0 ? 'start' : 'end';
  return {
    line: `M${at(start)}L${at(end)}`,
    head: `M${at(wing(1))}L${at(end)}L${at(wing(-1))}`,
    label: {
      x: round(middle.x + side.x * labelOffset),
      y: round(middle.y + side.y * (anchor === 'middle' && side.y > 0 ? 14 : 9) + 3),
    },
    anchor,
  };
}
