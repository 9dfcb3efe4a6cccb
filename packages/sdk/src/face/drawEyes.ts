import { paint } from './paint.js';
import type { Pose } from './pose.js';
import { add, line, oval, set } from './shapes.js';

/** Draws eyes and brows. Returns what draws them in a pose. */
export const drawEyes = (head: Element): ((pose: Pose) => void) => {
  const eyes = ([-1, 1] as const).map((side) => ({
    side,
    ball: oval(head, paint.line, [0, 0, 4, 0]),
    shine: add(head, 'circle', { fill: paint.teeth }),
    lid: line(head, paint.line, 2.5),
    brow: line(head, paint.hair, 3),
  }));
  return ({ lookX, lookY, shut, worry, ...pose }) => {
    for (const { side, ball, shine, lid, brow } of eyes) {
      const x = 80 + side * 14;
      const [cx, cy] = [x + lookX, 76 + lookY * 0.7];
      set(ball, { cx, cy, ry: 5.4 * (1 - shut) });
      set(shine, { cx: cx + 1.4, cy: cy - 2, r: 1.3 * (1 - shut) });
      set(lid, { d: `M${x - 6.5} ${71.5 + shut * 6.5}q6.500 ${shut * 7.5 - 4} 13 0` });
      const rise = 62 - (side < 0 ? pose.browLeft : pose.browRight);
      const [inner, outer] = [x - side * 7, x + side * 8];
      set(brow, {
        d: `M${inner} ${rise + 1 - worry}Q${x + side * 2} ${rise - 3} ${outer} ${rise + 2 + worry}`,
      });
    }
  };
};
