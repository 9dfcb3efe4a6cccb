export interface IndexedImage {
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
export function indexColours(pixels: Uint8Array): IndexedImage {
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  for (let bits = 8; bits > 1; bits -= 1) {
    const image = tryIndex(pixels, whole, bits);
    if (image) return image;
  }
  throw new Error('The image has too many colours for a palette.');
}
