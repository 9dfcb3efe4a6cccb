import { wordStyles, type WordStyle } from './drawCard';
import { phases, type Glyph } from './placeGlyphs';
import { renderFamilies } from './readFaces';
import { renderPixels, type Picture } from './renderImage';

/** The ink of a glyph: how much of each pixel it covers, of 255. */
export interface Mask {
  coverage: Uint8Array;
  width: number;
  /** Where it lies, seen from where the glyph begins on its line. */
  left: number;
  top: number;
}

const perRow = 16;

// This one hangs below its line where a renderer does not follow the hints of the font.
const lifts: Record<string, number> = { i: 0.05 };

/** The square that a glyph is drawn in, and where it begins there: no ink reaches the edge. */
function cellOf(size: number): { side: number; x: number; y: number } {
  return { side: size * 2, x: size / 2, y: Math.round(size * 1.4) };
}

function drawSheet(glyphs: readonly Glyph[], style: WordStyle): string {
  const { face, size } = wordStyles[style];
  const { side, x, y } = cellOf(size);
  const texts = glyphs.map(({ character, phase }, index) => {
    const left = (index % perRow) * side + x + phase / phases;
    const baseline = Math.floor(index / perRow) * side + y - (lifts[character] ?? 0) * size;
    return `<text x="${left}" y="${baseline}">&#${character.codePointAt(0)};</text>`;
  });
  const height = Math.ceil(glyphs.length / perRow) * side;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${perRow * side}" height="${height}" font-family="${renderFamilies[face]}" font-size="${size}">${texts.join('')}</svg>`;
}

/** Cuts what is inked out of a cell of a sheet. */
function cutMask({ pixels, width }: Picture, index: number, size: number): Mask {
  const { side, x, y } = cellOf(size);
  const corner = Math.floor(index / perRow) * side * width + (index % perRow) * side;
  const inkAt = (column: number, row: number): number =>
    pixels[(corner + row * width + column) * 4 + 3] ?? 0;
  let [left, right, top, bottom] = [side, 0, side, 0];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (inkAt(column, row) === 0) continue;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
      if (row < top) top = row;
      bottom = row + 1;
    }
  }
  const inked = Math.max(0, right - left);
  const coverage = new Uint8Array(inked * Math.max(0, bottom - top));
  for (let at = 0; at < coverage.length; at += 1) {
    coverage[at] = inkAt(left + (at % inked), top + Math.floor(at / inked));
  }
  return { coverage, width: inked, left: left - x, top: top - y };
}

/** Draws glyphs of one style, each by itself. */
export async function drawGlyphs(glyphs: readonly Glyph[], style: WordStyle): Promise<Mask[]> {
  if (glyphs.length === 0) return [];
  const sheet = await renderPixels(drawSheet(glyphs, style));
  return glyphs.map((_glyph, index) => cutMask(sheet, index, wordStyles[style].size));
}
