import { wordStyles, type WordStyle } from './drawCard';
import { indexColours } from './indexColours';
import { renderPixels } from './renderImage';

/** What all cards of a site have, ready to be written on. */
export interface Ground {
  /** Red, green and blue of each colour, one after the other. */
  palette: Buffer;
  /** The colour of each pixel, row by row; each row begins with how it is filtered for a PNG: not. */
  rows: Buffer;
  /** The colour of ink that covers so much of white, of 255; more ink is a higher number. */
  shades: Record<WordStyle, Uint8Array>;
}

const styles = Object.keys(wordStyles) as WordStyle[];
const steps = 256;

/** White under more and more ink, one pixel a step. */
function drawShades(colour: number): Uint8Array {
  return Uint8Array.from({ length: steps * 4 }, (_, at) => {
    const channel = at % 4;
    if (channel === 3) return 255;
    const value = (colour >> (16 - channel * 8)) & 255;
    return Math.round(255 + ((value - 255) * Math.floor(at / 4)) / (steps - 1));
  });
}

/** Finds the colours for a ground and all that may be written on it. */
export async function prepareGround(drawing: string): Promise<Ground> {
  const { pixels, width, height } = await renderPixels(drawing);
  const shades = styles.map((style) => drawShades(wordStyles[style].colour));
  // The shades come first, so that their numbers rise.
  const all = Buffer.concat([...shades, pixels]);
  const { palette, indices } = indexColours(all);
  const start = styles.length * steps;
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const from = start + row * width;
    indices.copy(rows, row * (width + 1) + 1, from, from + width);
  }
  const shadeOf = (style: WordStyle): Uint8Array => {
    const from = styles.indexOf(style) * steps;
    return Uint8Array.from(indices.subarray(from, from + steps));
  };
  return {
    palette,
    rows,
    shades: { title: shadeOf('title'), description: shadeOf('description') },
  };
}
