import { drawBrows, drawEyes, drawMouth } from './drawFeatures.js';
import { paint } from './paint.js';
import type { Pose } from './pose.js';
import { add, fill, gradient, line, oval, set } from './svg.js';

const hairBehind =
  'M80 19C51 18 40 40 41 66c1 22-1 42-9 56 9 7 24 10 48 10s39-3 48-10c-8-14-10-34-9-56C120 40 109 18 80 19Z';
const neck = 'M68.500 98v19c0 4-5 7-10 9l21.500 20 21.500-20c-5-2-10-5-10-9V98Z';
const neckShade = 'M68.500 104c7 9 16 9 23 0v7c-8 9-17 8-23 2Z';
/** They end on the edge of the backdrop. */
const blouse = 'M62 122c6 16 30 16 36 0l14 5-18 27H66l-18-27Z';
const jacketLeft = 'M61.500 120.500C48 125 35 126 27 131.500 36 144 53 154 78 154.500L62 128Z';
const jacketRight =
  'M98.500 120.500C112 125 125 126 133 131.500 124 144 107 154 82 154.500L98 128Z';
const lapels =
  'M61.500 120.500 55 131l8 3-2 5 18.500 15.500ZM98.500 120.500l6.500 10.500-8 3 2 5-18.500 15.500Z';
const cheeksAndChin =
  'M51.500 64C51.500 42 63 32 80 32s28.500 10 28.500 32c0 19-4 31-14.500 41.500-4.600 4.600-9 7.500-14 7.500s-9.400-2.900-14-7.500C55.500 95 51.500 83 51.500 64Z';
const ears =
  'M52 73c-5-2.500-8 1-6.600 7 1.200 5.500 4 9 7.600 8.500ZM108 73c5-2.500 8 1 6.600 7-1.200 5.500-4 9-7.600 8.500Z';
const noseShade = 'M76.300 90.400c1.300 1.500 2.600 1.700 3.700 1.700s2.400-.2 3.700-1.700';
const noseLight = 'M80.400 78c.7 4 .9 6 .4 9';
/** It falls from a parting, over the brow and down beside the cheeks. */
const fringeLeft =
  'M90 27C70 21 46 32 44.500 60c-.6 12 .3 23-1.500 34 5-3 8.500-9 9.300-18 .5-6 1.700-11 5.200-15C66 57 82 47 90 27Z';
const fringeRight =
  'M88 26c17-1 27.500 14 27.500 34 0 12-.3 23 1.500 34-5-3-8.500-9-9.300-18-.5-6-1-10-3.700-15C98 52 91 42 88 26Z';
const sheen =
  'M50 50c6-12 18-19 33-21-9 11-20 18-32 22ZM94 33c8 4 13 11 15.500 21-6-4-12-12-15.500-21Z';
const strands =
  'M86 30c-6 13-18 21-31 26M82 27C68 29 55 37 49 53M92 33c3 10 8 18 14 25M43 70c.5 14 0 30-4 44M117 70c-.5 14 0 30 4 44';

/** A face in the document. */
export interface Drawing {
  readonly svg: SVGElement;
  /** Draws it again in another pose. */
  draw(pose: Pose): void;
}

/**
 * Draws a face into an element: what never changes, then the parts that do.
 * @param id - What the ids of its gradients begin with; a document has each of them once.
 */
export const drawFace = (parent: Element, id: string): Drawing => {
  const svg = add(parent, 'svg', { viewBox: '0 0 160 160', 'aria-hidden': 'true' });
  const defs = add(svg, 'defs');
  const fade = (name: string, color: string, opacity: number, across = 0): string =>
    gradient(defs, 'linearGradient', { id: `${id}-${name}`, x2: across, y2: 1 - across }, [
      [0, color, 0],
      [1, color, opacity],
    ]);
  const dusk = fade('dusk', paint.line, 0.34);
  const glow = gradient(defs, 'radialGradient', { id: `${id}-glow`, cx: 0.42, cy: 0.3, r: 0.75 }, [
    [0, '#fff', 0.55],
    [1, '#fff', 0],
  ]);
  const warmth = gradient(defs, 'radialGradient', { id: `${id}-warmth` }, [
    [0, paint.blush, 0.6],
    [1, paint.blush, 0],
  ]);

  oval(svg, paint.backdrop, [80, 80, 74, 74]);
  oval(svg, glow, [80, 80, 74, 74]);
  const ring = add(svg, 'circle', { cx: 80, cy: 80, r: 77, fill: 'none', stroke: paint.signal });
  const frame = add(defs, 'clipPath', { id: `${id}-frame` });
  add(frame, 'circle', { cx: 80, cy: 80, r: 74 });
  const framed = add(svg, 'g', { 'clip-path': `url(#${id}-frame)` });
  const person = add(framed, 'g', { transform: 'matrix(1.13 0 0 1.13 -10.4 -7)' });

  const back = add(person, 'g');
  for (const color of [paint.hair, dusk]) fill(back, color, hairBehind);
  const body = add(person, 'g');
  fill(body, paint.collar, blouse);
  fill(body, paint.skin, neck);
  fill(body, paint.shade, neckShade);
  for (const d of [jacketLeft, jacketRight]) {
    for (const color of [paint.clothes, dusk]) fill(body, color, d);
  }
  fill(body, paint.clothes, lapels);
  line(body, paint.shadow, 0.8, lapels);

  const head = add(person, 'g');
  fill(head, paint.skin, ears);
  line(head, paint.shade, 1, 'M49 77c1.500 2 2 4 2 6M111 77c-1.500 2-2 4-2 6');
  for (const x of [48.5, 111.5]) oval(head, paint.signal, [x, 91, 1.7, 1.9]);
  for (const color of [paint.skin, glow]) fill(head, color, cheeksAndChin);
  const features = add(head, 'g');
  for (const x of [62, 98]) oval(features, warmth, [x, 90, 9, 6]);
  line(features, paint.shade, 1.5, noseShade);
  line(features, paint.gloss, 2, noseLight);
  const poseEyes = drawEyes(features, defs, id);
  const poseMouth = drawMouth(features);
  const front = add(head, 'g');
  line(
    front,
    paint.shadow,
    3,
    'M90 30C82 50 66 59 57.500 63 53 68 53 76 51.500 82M90 30c2 14 9 25 14.500 34 3 5 3 10 4 18',
  );
  for (const d of [fringeLeft, fringeRight]) fill(front, paint.hair, d);
  const light = add(front, 'g', { opacity: 0.5 });
  fill(light, paint.strand, sheen);
  line(light, paint.strand, 0.8, strands);
  const poseBrows = drawBrows(front);

  return {
    svg,
    draw(pose) {
      const { lean, bow, turnX, turnY, breath } = pose;
      // The head turns about the neck, and sinks a little as the jaw does.
      const transform = `translate(${turnX * 0.4} ${bow + pose.open * 0.08 - breath * 0.5}) rotate(${lean} 80 116)`;
      set(back, { transform });
      set(head, { transform });
      set(body, { transform: `translate(0 ${-breath})` });
      // What is nearer moves further.
      const near = `translate(${turnX} ${turnY})`;
      set(features, { transform: near });
      set(front, { transform: `translate(${turnX * 0.5} ${turnY * 0.5})` });
      set(ring, { 'stroke-width': 2.5 + pose.level * 5 });
      poseEyes(pose);
      poseBrows(pose);
      poseMouth(pose);
    },
  };
};
