import type { MouthShape } from 'product-sdk';

const all: Record<MouthShape, true> = {
  rest: true,
  closed: true,
  open: true,
  wide: true,
  round: true,
  teeth: true,
};

/** The name of every shape of the mouth; the type makes the list complete. */
export const mouthShapes = Object.keys(all) as MouthShape[];
