import { wordRows, type Card } from './drawCard';
import { renderImage } from './renderImage';

/** A card as red, green, blue and alpha of each pixel, row by row. */
export interface Picture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

async function render(svg: string): Promise<Picture> {
  const image = await renderImage(svg);
  const { pixels, width, height } = image;
  // What it was drawn in lies outside of what is collected by itself.
  image.free();
  return { pixels, width, height };
}

const grounds = new Map<string, Promise<Picture>>();

/** Paints a card: what all pages have once, and the rows that differ. */
export async function paintCard({ ground, words }: Card): Promise<Picture> {
  const below = grounds.get(ground) ?? render(ground);
  grounds.set(ground, below);
  const { pixels, width, height } = await below;
  const painted = pixels.slice();
  painted.set((await render(words)).pixels, wordRows.top * width * 4);
  return { pixels: painted, width, height };
}
