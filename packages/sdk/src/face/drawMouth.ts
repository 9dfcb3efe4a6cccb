import { paint } from './paint.js';
import type { Pose } from './pose.js';
import { fill, line, set } from './shapes.js';

const CENTER = 80;
const HEIGHT = 100;

/** Draws a mouth. Returns what draws it in a pose. */
export const drawMouth = (head: Element): ((pose: Pose) => void) => {
  const inside = fill(head, paint.mouth);
  const tongue = fill(head, paint.tongue);
  const teeth = fill(head, paint.teeth);
  const lips = line(head, paint.lips, 3);
  set(lips, { 'data-part': 'lips' });
  return ({ width, open, smile, corner, ...pose }) => {
    const [left, right] = [CENTER - width, CENTER + width];
    const cornersAt = HEIGHT - smile + open * 0.25;
    const above = HEIGHT + smile * 0.6 - open * 0.35;
    const below = HEIGHT + smile * 0.6 + open;
    // Every part lies between two curves that join the same two corners.
    const curve = (height: number, from: number, to: number): string => {
      const inward = corner * (to - from) * 0.5;
      return `C${from + inward} ${height} ${to - inward} ${height} ${to} ${cornersAt}`;
    };
    const between = (upper: number, lower: number): string =>
      `M${left} ${cornersAt}${curve(upper, left, right)}${curve(lower, right, left)}Z`;
    set(inside, { d: between(above, below) });
    set(tongue, { d: between(below - open * 0.55, below) });
    set(teeth, { d: between(above, above + (below - above) * pose.teeth) });
    set(lips, { d: between(above, below) });
  };
};
