import { add, fill, line, oval, type Pose, set } from './pose.js';

/** Colors can be given in a style sheet; where they are not, these hold. */
const paint = {
  backdrop: 'var(--face-backdrop,#cde7e2)',
  skin: 'var(--face-skin,#f3c7a3)',
  shade: 'var(--face-shade,#e0a67e)',
  blush: 'var(--face-blush,#efac92)',
  hair: 'var(--face-hair,#20323b)',
  strand: 'var(--face-strand,#ffffff2e)',
  line: 'var(--face-line,#2b1f1d)',
  lips: 'var(--face-lips,#a8483f)',
  mouth: 'var(--face-mouth,#5c1f22)',
  tongue: 'var(--face-tongue,#d0746c)',
  teeth: 'var(--face-teeth,#fff)',
  clothes: 'var(--face-clothes,#0f7a76)',
  collar: 'var(--face-collar,#fff)',
  signal: 'var(--face-signal,#e8a33d)',
};

/** Draws eyes and brows. Returns what draws them in a pose. */
const drawEyes = (head: Element): ((pose: Pose) => void) => {
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

const CENTER = 80;
const HEIGHT = 100;

/** Draws a mouth. Returns what draws it in a pose. */
const drawMouth = (head: Element): ((pose: Pose) => void) => {
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

const hairBehind =
  'M43 74C38 40 58 19 83 20c26 1 40 22 35 54-1 13-4 21-9 28-3 4-8 4-12 3H63c-4 1-9 1-12-3-5-7-7-16-8-28Z';
const neck = 'M68 98h24v18c0 5 4 7 8 8l-20 12-20-12c4-1 8-3 8-8Z';
/** They end on the edge of the backdrop. */
const shoulders =
  'M26.500 131C33 124 46 123 60 119c5 13 35 13 40 0 14 4 27 5 33.500 12A74 74 0 0 1 26.500 131Z';
const collar = 'M60 119c5 13 35 13 40 0';
const cheeksAndChin = 'M51 66c0-20 12-32 29-32s29 12 29 32c0 24-8 50-29 50S51 90 51 66Z';
const nose = 'M80 80c2 4 3 8 2 9-1 1.500-3 1.500-5 1';
/** It falls from a parting, over the brow. */
const fringe =
  'M47 78c-5-28 7-50 33-52 24-1 37 18 33 51-4-6-6-14-7-21-6-2-12-6-15-13-7 11-22 16-34 17-4 6-7 10-10 18Z';
const strands = 'M89 33c-6 9-17 14-28 16M94 36c2 6 6 10 10 12';

/** A face in the document. */
export interface Drawing {
  readonly svg: SVGElement;
  /** Draws it again in another pose. */
  draw(pose: Pose): void;
}

/** Draws a face into an element: what never changes, then the parts that do. */
export const drawFace = (parent: Element): Drawing => {
  const svg = add(parent, 'svg', { viewBox: '0 0 160 160', 'aria-hidden': 'true' });
  oval(svg, paint.backdrop, [80, 80, 74, 74]);
  const ring = add(svg, 'circle', { cx: 80, cy: 80, r: 77, fill: 'none', stroke: paint.signal });
  const back = add(svg, 'g');
  fill(back, paint.hair, hairBehind);
  fill(svg, paint.shade, neck);
  fill(svg, paint.clothes, shoulders);
  line(svg, paint.collar, 3, collar);

  const head = add(svg, 'g');
  for (const x of [51, 109]) oval(head, paint.shade, [x, 79, 5.5, 8]);
  fill(head, paint.skin, cheeksAndChin);
  for (const x of [61, 99]) oval(head, paint.blush, [x, 91, 6, 4]);
  line(head, paint.shade, 2.5, nose);
  const poseEyes = drawEyes(head);
  const poseMouth = drawMouth(head);
  fill(head, paint.hair, fringe);
  line(head, paint.strand, 2, strands);
  oval(head, paint.signal, [110, 84, 3, 3]);

  return {
    svg,
    draw(pose) {
      // The head turns about the neck, and sinks a little as the jaw does.
      const sink = `translate(0 ${pose.bow + pose.open * 0.08})`;
      const transform = `${sink} rotate(${pose.lean} 80 116) matrix(1.1 0 0 1.1 -8 -11)`;
      set(back, { transform });
      set(head, { transform });
      set(ring, { 'stroke-width': 3 + pose.level * 5 });
      poseEyes(pose);
      poseMouth(pose);
    },
  };
};
