import { type WordStyle, wordStyles } from './drawCard';
import { renderPixels } from './renderImage';

interface IndexedImage {
  /** Red, green and blue of each colour, one after the other. */
  palette: Buffer;
  /** The colour of each pixel, row by row. */
  indices: Buffer;
}

/** What each value of a channel becomes when only so many bits of it are kept. */
function reducedValues(bits: number): Uint8Array {
  const steps = 2 ** bits - 1;
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * steps) / steps) * 255),
  );
}

/** Names each pixel's colour by an index; null where there are more than 256 colours. */
function tryIndex(pixels: Uint8Array, whole: Uint32Array, bits: number): IndexedImage | null {
  const known = new Map<number, number>();
  const indices = Buffer.alloc(whole.length);
  const reduced = reducedValues(bits);
  const channel = (at: number): number => reduced[pixels[at] ?? 0] ?? 0;
  // Nearly every pixel is as the one before it.
  let last: number | undefined;
  let index = 0;
  for (let pixel = 0; pixel < whole.length; pixel += 1) {
    if (whole[pixel] !== last) {
      last = whole[pixel];
      const at = pixel * 4;
      const colour = (channel(at) << 16) | (channel(at + 1) << 8) | channel(at + 2);
      index = known.get(colour) ?? known.size;
      if (index > 255) return null;
      known.set(colour, index);
    }
    indices[pixel] = index;
  }
  const palette = Buffer.alloc(known.size * 3);
  for (const [colour, place] of known) palette.writeUIntBE(colour, place * 3, 3);
  return { palette, indices };
}

/** Finds at most 256 colours for an opaque image, giving up shades of them only as far as needed. */
function indexColours(pixels: Uint8Array): IndexedImage {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let bits = 8; bits > 1; bits -= 1) {
    const image = tryIndex(pixels, whole, bits);
    if (image) return image;
  }
  throw new Error('The image has too many colours for a palette.');
}

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
