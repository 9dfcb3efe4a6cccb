import { drawBrows, drawEyes, drawMouth } from './drawFeatures.js';
import type { Pose } from './pose.js';
import { add, fill, gradient, line, oval, paint, set } from './svg.js';

const hairBehind =
  'M80 17C53 16 40 36 40 64c0 20 1 34-3 47-2 8-6 14-12 19v12h110v-12c-6-5-10-11-12-19-4-13-3-27-3-47C120 36 107 16 80 17Z';
const neck = 'M69.5 96q3 16-1 23-4 6-13 8l24.5 25 24.5-25q-9-2-13-8-4-7-1-23Z';
const neckShade = 'M70.6 100q9.4 12 18.8 0v11q-9.4 11-18.8 0Z';
const blouse = 'M61 122l19 21 19-21 10 4-10 44H61L51 126Z';
const collars =
  'M64 119c-4 1.500-7.500 4-9.500 7.500L70 151l10-7.500C72 136 67 129 64 119ZM96 119c4 1.500 7.500 4 9.500 7.500L90 151l-10-7.500C88 136 93 129 96 119Z';
const jacket =
  'M56 124c-14 6-35 7-42 20-4 8-5 17-5 26h66ZM104 124c14 6 35 7 42 20 4 8 5 17 5 26H85Z';
const lapels = 'M56 124l-9 11 8.500 4-3.500 6 22 22ZM104 124l9 11-8.500 4 3.500 6-22 22Z';
/** The face, whose chin is lowered by `jaw`. */
const cheeksAndChin = (jaw: number): string => {
  const [cheek, chin] = [36.5 + jaw / 2, 10 + jaw / 2];
  return `M52 66C52 44 62 33 80 33s28 11 28 33c0 16-3 27.500-11.500 ${cheek}-5.500 6-11 ${chin}-16.500 ${chin}s-11-4-16.500-${chin}C55 93.500 52 82 52 66Z`;
};
const ears = 'M57 74c-9-3-13 2-10 11 2 5 6 6 10 5ZM103 74c9-3 13 2 10 11-2 5-6 6-10 5Z';
const noseShade = 'M77 91.600c1.100 1 2 1.200 3 1.200s1.900-.2 3-1.200';
const noseLight = 'M80.500 81c.5 2.600.6 4.600.3 6.600';
/** Rests on the shoulders, with tapered ends. */
const locks =
  'M46 62c-3.500 18-1 36-6 51-2.500 8-7 14-13 18 8 .5 14-1.500 18.500-5.500-.500 5-2.500 9.500-5.500 13.500 10-4 16-12 17.500-23 1.700-12-1-22-3-32ZM114 62c3.500 18 1 36 6 51 2.500 8 7 14 13 18-8 .5-14-1.500-18.500-5.500.5 5 2.500 9.500 5.500 13.500-10-4-16-12-17.500-23-1.700-12 1-22 3-32Z';
/** Falls from a parting, over the brow and down beside the cheeks. */
const fringe =
  'M84 25C64 18 44 32 42.500 60c-.7 13 1 24-2.500 37 6.500-4.500 10-12 10.800-21 .4-5 1.700-9.500 4.700-13.500C70 57 82 45 84 25ZM81 26c22-7 36.500 11 36.500 34 0 13-.500 24 2.500 37-6.500-4.500-10-12-10.800-21-.4-5-1.200-9.500-3.700-13.500C93 55 82 44 81 26Z';
const wisps =
  'M83 29C82 46 72 60 58 67c-3.500 3-5.500 8-5.500 14-2-8-1.500-14 1.500-18C62 57 73 46 83 29ZM82 29c1 16 8 28 21.500 37 3.500 4 5 9 4.500 17 2.500-8 2-15-1-20C98 56 88 46 82 29Z';
const sheen =
  'M47.500 58c3-14 13-22.500 29-25.500-6 9-15 17-27.500 23ZM90 32c12 3 20 11 22.500 23-10-5-17.500-13-22.500-23Z';
const strands =
  'M76 26C60 29 49 41 46.500 62M43.500 72c1 14 0 29-4.500 42M116.500 72c-1 14 0 29 4.500 42M49.800 97c.6 9 0 18-3.800 26M110.200 97c-.6 9 0 18 3.800 26';
const rim = 'M84 17C107 18 120 37 120 64c0 20-1 35 2 48-4-13-4-28-4-48C118 37 106 20 84 17Z';

/** A face in the document. */
export interface Drawing {
  readonly svg: SVGElement;
  /** Updates the drawing for a pose. */
  draw(pose: Pose): void;
}

/**
 * Draws a face into an element: the fixed parts first, then those that move.
 * @param id - The prefix of its gradient ids, which are unique in the document.
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
  const tips = fade('tips', paint.strand, 0.55);
  // As light at its ends as the locks behind them.
  const ends = fade('ends', paint.strand, 0.25);
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
  const person = add(framed, 'g', { transform: 'matrix(1.05 0 0 1.05 -4 -4)' });

  const back = add(person, 'g');
  for (const color of [paint.hair, dusk]) fill(back, color, hairBehind);
  const body = add(person, 'g');
  fill(body, paint.skin, neck);
  const shade = fill(body, paint.shade, neckShade);
  fill(body, paint.collar, blouse);
  line(body, paint.shadow, 0.9, 'M80 144v26');
  for (const color of [paint.clothes, dusk]) fill(body, color, jacket);
  fill(body, paint.clothes, lapels);
  line(body, paint.shadow, 0.9, lapels);
  fill(body, paint.collar, collars);
  line(body, paint.shadow, 0.9, collars);

  const head = add(person, 'g');
  for (const color of [paint.hair, tips]) fill(head, color, locks);
  fill(head, paint.skin, ears);
  set(fill(head, paint.shade, ears), { opacity: 0.5 });
  for (const x of [48.6, 111.4]) oval(head, paint.signal, [x, 91, 1.7, 1.9]);
  const skins = [paint.skin, glow].map((color) => fill(head, color));
  const features = add(head, 'g');
  const cheeks = add(features, 'g');
  for (const x of [62.5, 97.5]) oval(cheeks, warmth, [x, 91, 7.5, 6]);
  line(features, paint.shade, 1.4, noseShade);
  line(features, paint.gloss, 2, noseLight);
  const poseEyes = drawEyes(features, defs, id);
  const poseMouth = drawMouth(features);
  const front = add(head, 'g');
  line(front, paint.shadow, 2.5, wisps);
  fill(front, paint.hair, wisps);
  for (const color of [paint.hair, ends]) fill(front, color, fringe);
  fill(front, tips, sheen);
  const light = add(front, 'g', { opacity: 0.5 });
  line(light, paint.strand, 0.8, strands);
  fill(front, fade('rim', '#fff', 0.4, 1), rim);
  const poseBrows = drawBrows(front);

  return {
    svg,
    draw(pose) {
      const { lean, bow, turnX, turnY, breath } = pose;
      // The head rotates about the neck, and moves down a little as the jaw opens.
      const transform = `translate(${turnX * 0.4} ${bow + pose.open * 0.08 - breath * 0.5}) rotate(${lean} 80 116)`;
      set(back, { transform });
      set(head, { transform });
      for (const skin of skins) set(skin, { d: cheeksAndChin(pose.open * 0.3) });
      set(body, { transform: `translate(0 ${-breath})` });
      set(shade, { transform: `translate(0 ${bow + pose.open * 0.25})` });
      // Closer parts move further.
      const near = `translate(${turnX} ${turnY})`;
      set(features, { transform: near });
      set(front, { transform: `translate(${turnX * 0.5} ${turnY * 0.5})` });
      set(ring, { 'stroke-width': 2.5 + pose.level * 3.5 });
      poseEyes(pose);
      poseBrows(pose);
      poseMouth(pose);
    },
  };
};
