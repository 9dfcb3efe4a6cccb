import type { Pose } from './pose.js';
import { add, fill, line, oval, paint, set } from './svg.js';

const CENTER = 80;
const EYE_APART = 14.4;
const EYES_AT = 77;

/** The curves of an eye between its corners; `side` is -1 for the left one. */
const eyeShape = (side: number, { shut, squint, lookY }: Pose) => {
  const x = CENTER + side * EYE_APART;
  // The upper lid follows the eye.
  const lid = shut + (1 - shut) * lookY * 0.05;
  const top = EYES_AT - 8.2 + lid * 13.6;
  // Raised cheeks bend the lower lid upward.
  const bottom = EYES_AT + 6.6 - squint * 10;
  const [inner, outer] = [x - side * 7, x + side * 7.6];
  const [innerY, outerY] = [EYES_AT + 1.6 + squint, EYES_AT + 0.6 + shut * 1.4 + squint];
  const upper = `M${inner} ${innerY}C${x - side * 4.6} ${top} ${x + side * 4.6} ${top - 0.4} ${outer} ${outerY}`;
  const lower = `C${x + side * 4.8} ${bottom} ${x - side * 3.8} ${bottom + 0.2} ${inner} ${innerY}`;
  // Thicker towards the outside, and slightly extended.
  const lash = `${upper}q${side * 1.2}-.4 ${side * 1.8}-1.500C${x + side * 4.8} ${top - 2.6} ${x - side * 5} ${top - 1.6} ${inner} ${innerY}Z`;
  const fold = EYES_AT - 11.2 + lid * 7;
  const crease = `M${x - side * 5} ${fold + 6.6}C${x - side * 2.6} ${fold} ${x + side * 4.6} ${fold} ${x + side * 8.2} ${fold + 6.6}`;
  return {
    upper,
    lash,
    crease,
    opening: `${upper}${lower}Z`,
    below: `M${outer} ${outerY}${lower}`,
  };
};

/** Draws the eyes; returns a function that updates them for a pose. */
export const drawEyes = (head: Element, defs: Element, id: string): ((pose: Pose) => void) => {
  const eyes = ([-1, 1] as const).map((side) => {
    const clip = add(defs, 'clipPath', { id: `${id}-eye${side}` });
    const opening = add(clip, 'path');
    const whole = add(head, 'g', { 'data-part': 'eye' });
    const white = fill(whole, paint.teeth);
    const ball = add(whole, 'g', { 'clip-path': `url(#${id}-eye${side})` });
    const iris = oval(ball, paint.iris, [0, 0, 6.2, 6.6]);
    const light = oval(ball, paint.irisLight, [0, 0, 4.3, 3.2]);
    const pupil = oval(ball, paint.line, [0, 0, 2.9, 3.2]);
    // The shadow of the lid on the eye.
    const shade = line(ball, paint.shadow, 4);
    const shine = oval(ball, paint.teeth, [0, 0, 1.9, 2.1]);
    const glint = oval(ball, paint.teeth, [0, 0, 0.9, 0.9]);
    const below = line(whole, paint.shade, 0.8);
    const lash = fill(whole, paint.line);
    const crease = line(whole, paint.shade, 0.9);
    return { side, opening, white, iris, light, pupil, shade, shine, glint, below, lash, crease };
  });
  return (pose) => {
    for (const { side, ...eye } of eyes) {
      const shape = eyeShape(side, pose);
      const cx = CENTER + side * (EYE_APART + 0.2) + pose.lookX;
      const cy = EYES_AT - 0.4 + pose.lookY * 0.8;
      for (const part of [eye.opening, eye.white]) set(part, { d: shape.opening });
      for (const part of [eye.iris, eye.pupil]) set(part, { cx, cy });
      set(eye.light, { cx, cy: cy + 2.9 });
      set(eye.shade, { d: shape.upper });
      set(eye.shine, { cx: cx + 2, cy: cy - 2.3 });
      set(eye.glint, { cx: cx - 2, cy: cy + 2.4 });
      set(eye.below, { d: shape.below });
      set(eye.lash, { d: shape.lash });
      set(eye.crease, { d: shape.crease });
    }
  };
};

/** Draws the brows; returns a function that updates them for a pose. */
export const drawBrows = (head: Element): ((pose: Pose) => void) => {
  const brows = ([-1, 1] as const).map((side) => ({ side, brow: fill(head, paint.brow) }));
  return ({ worry, browLeft, browRight }) => {
    for (const { side, brow } of brows) {
      const x = CENTER + side * EYE_APART;
      const y = 63.4 - (side < 0 ? browLeft : browRight);
      const [inner, outer] = [x - side * 7.6, x + side * 9.4];
      const [innerY, outerY] = [y + 1.2 - worry, y + 1.8 + worry * 0.8];
      set(brow, {
        d: `M${inner} ${innerY}C${x - side * 3} ${y - 1.4} ${x + side * 4} ${y - 2.6} ${outer} ${outerY}C${x + side * 4} ${y - 0.4} ${x - side * 2.6} ${y + 1.2} ${inner + side * 0.3} ${innerY + 2}Q${inner - side * 0.8} ${innerY + 1} ${inner} ${innerY}Z`,
      });
    }
  };
};

const MOUTH_AT = 100;

/** Draws the mouth; returns a function that updates it for a pose. */
export const drawMouth = (head: Element): ((pose: Pose) => void) => {
  const upperLip = fill(head, paint.lips);
  const lowerLip = fill(head, paint.lips);
  const gloss = line(head, paint.gloss, 1.3);
  const inside = fill(head, paint.mouth);
  const tongue = fill(head, paint.tongue);
  const teeth = fill(head, paint.teeth);
  const lips = line(head, paint.mouth, 0.9);
  set(lips, { 'data-part': 'lips' });
  return ({ width, smile, corner, ...pose }) => {
    const open = Math.max(0, pose.open);
    const pressed = open - pose.open;
    const [left, right] = [CENTER - width, CENTER + width];
    const cornersAt = MOUTH_AT - smile * 0.8 + open * 0.25;
    const above = MOUTH_AT + smile * 0.5 - open * 0.3;
    const below = MOUTH_AT + smile * 0.5 + open * 0.95;
    // Each part is the area between two curves with common corners.
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
    // A bow above, fuller below; thinner the wider they are open.
    const bow = 0.75 * above + 0.25 * cornersAt - 2.1 + open * 0.06 + pressed * 0.3;
    const peak = 2 - open * 0.07;
    set(upperLip, {
      d: `M${left - 0.6} ${cornersAt}C${CENTER - width * 0.6} ${bow - 0.6} ${CENTER - 3.6} ${bow - peak} ${CENTER} ${bow}C${CENTER + 3.6} ${bow - peak} ${CENTER + width * 0.6} ${bow - 0.6} ${right + 0.6} ${cornersAt}${curve(above + 0.4, right, left)}Z`,
    });
    const full = below + 4.3 - open * 0.2 - pressed * 0.5;
    // As round as the opening.
    const inset = width * corner;
    set(lowerLip, {
      d: `M${left + 0.6} ${cornersAt}${curve(below - 0.3, left, right)}C${right - inset} ${full} ${left + inset} ${full} ${left + 0.6} ${cornersAt}Z`,
    });
    const shine = below + (full - below) * 0.05;
    set(gloss, {
      opacity: Math.max(0, 1 - open / 6),
      d: `M${CENTER - width * 0.22} ${shine}q${width * 0.22} .7 ${width * 0.44} 0`,
    });
  };
};
