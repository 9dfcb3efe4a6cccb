import { wordStyles, type Line, type WordStyle } from './drawCard';
import { readAdvances } from './readAdvances';
import { readFaces } from './readFaces';

/** In how many places within a pixel a glyph may begin: what is drawn once for each is drawn rarely. */
export const phases = 4;

/** A glyph as it is drawn. */
export interface Glyph {
  character: string;
  style: WordStyle;
  /** How far from the left edge of a pixel it begins, in parts of `phases`. */
  phase: number;
}

/** A glyph, and the pixel its line has it begin at. */
export interface PlacedGlyph extends Glyph {
  x: number;
  baseline: number;
}

const advances = new Map<string, number>();

function advanceOf(character: string, style: WordStyle): number {
  const { face } = wordStyles[style];
  const key = face + character;
  const advance = advances.get(key) ?? readAdvances(readFaces()[face])(character);
  advances.set(key, advance);
  return advance;
}

/** Sets a line character by character, as the renderer would. White space is left out. */
export function placeGlyphs({ text, style, x, baseline }: Line): PlacedGlyph[] {
  const { size } = wordStyles[style];
  const placed: PlacedGlyph[] = [];
  let pen = x;
  for (const character of text.normalize()) {
    const step = Math.round(pen * phases);
    const [pixel, phase] = [Math.floor(step / phases), step % phases];
    if (character.trim()) placed.push({ character, style, phase, x: pixel, baseline });
    pen += advanceOf(character, style) * size;
  }
  return placed;
}
