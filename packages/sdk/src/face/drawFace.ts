import { drawEyes } from './drawEyes.js';
import { drawMouth } from './drawMouth.js';
import { paint } from './paint.js';
import type { Pose } from './pose.js';
import { add, fill, line, oval, set } from './shapes.js';

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
