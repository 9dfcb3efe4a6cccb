import { paint } from './paint.js';
import type { Pose } from './pose.js';
import { add, fill, line, oval, set } from './svg.js';

const CENTER = 80;
const EYE_APART = 14.6;
const EYES_AT = 76;

/** The two curves of an eye, between its corners: `side` is -1 for the one on the left. */
const eyeShape = (side: number, shut: number): { upper: string; lower: string; closed: string } => {
  const x = CENTER + side * EYE_APART;
  const [inner, outer] = [x - side * 7, x + side * 7.8];
  // A shut eye lies lower than the middle of an open one.
  const [innerY, outerY] = [EYES_AT + 1.8, EYES_AT + 0.2 + shut * 1.6];
  const top = EYES_AT - 7.4 + shut * 13.2;
  const bottom = EYES_AT + 6.6 - shut * 0.2;
  const upper = `C${x - side * 4} ${top} ${x + side * 4.6} ${top - 0.4} ${outer} ${outerY}`;
  const lower = `C${x + side * 4.8} ${bottom} ${x - side * 3.6} ${bottom + 0.2} ${inner} ${innerY}`;
  return {
    upper: `M${inner} ${innerY}${upper}`,
    lower,
    closed: `M${inner} ${innerY}${upper}${lower}Z`,
  };
};

/** Draws the eyes. Returns what draws them in a pose. */
export const drawEyes = (head: Element, defs: Element, id: string): ((pose: Pose) => void) => {
  const eyes = ([-1, 1] as const).map((side) => {
    const clip = add(defs, 'clipPath', { id: `${id}-eye${side}` });
    const opening = add(clip, 'path');
    const white = fill(head, paint.teeth);
    const ball = add(head, 'g', { 'clip-path': `url(#${id}-eye${side})` });
    const iris = oval(ball, paint.iris, [0, 0, 5.7, 6]);
    const light = oval(ball, paint.irisLight, [0, 0, 3.8, 2.8]);
    const pupil = oval(ball, paint.line, [0, 0, 2.7, 2.9]);
    // The lid throws its shadow on the eye.
    const shade = line(ball, paint.shadow, 4);
    const shine = oval(head, paint.teeth, [0, 0, 1.5, 1.7]);
    const glint = oval(head, paint.teeth, [0, 0, 0.7, 0.7]);
    const lash = fill(head, paint.line);
    const crease = line(head, paint.shade, 1);
    return { side, opening, white, iris, light, pupil, shade, shine, glint, lash, crease };
  });
  return ({ lookX, lookY, shut }) => {
    for (const { side, ...eye } of eyes) {
      const { upper, closed } = eyeShape(side, shut);
      const x = CENTER + side * EYE_APART;
      const [cx, cy] = [x + side * 0.3 + lookX, EYES_AT - 0.2 + lookY * 0.8];
      for (const part of [eye.opening, eye.white]) set(part, { d: closed });
      set(eye.iris, { cx, cy });
      set(eye.light, { cx, cy: cy + 2.6 });
      set(eye.pupil, { cx, cy });
      set(eye.shade, { d: upper });
      const open = 1 - shut;
      set(eye.shine, { cx: cx + 1.7, cy: cy - 2.1, opacity: open });
      set(eye.glint, { cx: cx - 1.8, cy: cy + 2, opacity: open * 0.8 });
      // Thicker outward, and drawn out into a wing.
      const [inner, outer] = [x - side * 7.4, x + side * 8];
      const top = EYES_AT - 7.4 + shut * 13.2;
      const [innerY, outerY] = [EYES_AT + 1.9, EYES_AT + 0.2 + shut * 1.6];
      const tip = `${outer + side * 2.4} ${outerY - 2.2 + shut * 3}`;
      set(eye.lash, {
        d: `M${inner} ${innerY}C${x - side * 4.4} ${top - 1.1} ${x + side * 4.6} ${top - 2.6} ${tip}Q${outer + side} ${outerY - 0.6} ${outer - side * 0.6} ${outerY + 0.6}C${x + side * 4.4} ${top + 0.9} ${x - side * 3.6} ${top + 0.7} ${inner} ${innerY}Z`,
      });
      const fold = EYES_AT - 10.4 + shut * 6;
      set(eye.crease, {
        opacity: 0.8 - shut * 0.4,
        d: `M${x - side * 5.6} ${EYES_AT - 4.4 + shut * 3}C${x - side * 2.6} ${fold} ${x + side * 4.6} ${fold - 0.6} ${x + side * 8.6} ${EYES_AT - 4 + shut * 3}`,
      });
    }
  };
};

/** Draws the brows. Returns what draws them in a pose. */
export const drawBrows = (head: Element): ((pose: Pose) => void) => {
  const brows = ([-1, 1] as const).map((side) => ({ side, brow: fill(head, paint.brow) }));
  return ({ worry, browLeft, browRight }) => {
    for (const { side, brow } of brows) {
      const x = CENTER + side * EYE_APART;
      const y = 61.8 - (side < 0 ? browLeft : browRight);
      const [inner, outer] = [x - side * 7.6, x + side * 9.4];
      const [innerY, outerY] = [y + 1.2 - worry, y + 1.8 + worry * 0.8];
      set(brow, {
        d: `M${inner} ${innerY}C${x - side * 3} ${y - 2.2} ${x + side * 3} ${y - 4} ${outer} ${outerY}C${x + side * 3} ${y - 1.4} ${x - side * 2.6} ${y + 0.8} ${inner + side * 0.3} ${innerY + 2.2}Q${inner - side * 0.8} ${innerY + 1} ${inner} ${innerY}Z`,
      });
    }
  };
};

const MOUTH_AT = 100;

/** Draws the mouth. Returns what draws it in a pose. */
export const drawMouth = (head: Element): ((pose: Pose) => void) => {
  const upperLip = fill(head, paint.lips);
  const lowerLip = fill(head, paint.lips);
  const gloss = line(head, paint.gloss, 1.3);
  const inside = fill(head, paint.mouth);
  const tongue = fill(head, paint.tongue);
  const teeth = fill(head, paint.teeth);
  const lips = line(head, paint.mouth, 0.9);
  set(lips, { 'data-part': 'lips' });
  return ({ width, open, smile, corner, ...pose }) => {
    const [left, right] = [CENTER - width, CENTER + width];
    const cornersAt = MOUTH_AT - smile * 0.8 + open * 0.25;
    const above = MOUTH_AT + smile * 0.5 - open * 0.3;
    const below = MOUTH_AT + smile * 0.5 + open * 0.95;
    // Every part lies between two curves that join the same two corners.
    const curve = (height: number, from: number, to: number): string => {
      const inward = corner * (to - from) * 0.5;
      return `C${from + inward} ${height} ${to - inward} ${height} ${to} ${cornersAt}`;
    };
    const between = (upper: number, lower: number): string =>
      `M${left} ${cornersAt}${curve(upper, left, right)}${curve(lower, right, left)}Z`;
    const opening = between(above, below);
    set(inside, { d: opening });
    set(tongue, { d: between(below - open * 0.5, below) });
    set(teeth, { d: between(above, above + (below - above) * pose.teeth) });
    set(lips, { d: opening });
    // A bow above, and fuller below.
    const bow = 0.75 * above + 0.25 * cornersAt - 2.8;
    set(upperLip, {
      d: `M${left - 0.6} ${cornersAt}C${CENTER - width * 0.6} ${bow - 0.6} ${CENTER - 3.6} ${bow - 2} ${CENTER} ${bow}C${CENTER + 3.6} ${bow - 2} ${CENTER + width * 0.6} ${bow - 0.6} ${right + 0.6} ${cornersAt}${curve(above + 0.4, right, left)}Z`,
    });
    const full = below + 4.9 - open * 0.06;
    set(lowerLip, {
      d: `M${left + 0.6} ${cornersAt}${curve(below - 0.3, left, right)}C${right - width * 0.5} ${full} ${left + width * 0.5} ${full} ${left + 0.6} ${cornersAt}Z`,
    });
    const shine = below * 0.75 + full * 0.25 - 0.9;
    set(gloss, {
      opacity: Math.max(0, 1 - open / 6),
      d: `M${CENTER - width * 0.22} ${shine}q${width * 0.22} .7 ${width * 0.44} 0`,
    });
  };
};
