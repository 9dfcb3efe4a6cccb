import { cardSize, type Line, type WordStyle, wordStyles } from './drawCard';
import { readFaces, renderFamilies } from './readFaces';
import { type Picture, renderPixels } from './renderImage';
import type { Ground } from './Ground';

type Tables = (name: string) => Buffer;

function findTables(font: Buffer): Tables {
  return (name) => {
    for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
      if (font.toString('latin1', entry, entry + 4) !== name) continue;
      const start = font.readUInt32BE(entry + 8);
      return font.subarray(start, start + font.readUInt32BE(entry + 12));
    }
    throw new Error(`The font has no table ${name}.`);
  };
}

/** Finds the glyphs of characters by the last map of a font, in format 4; 0 is what it has not. */
function glyphFinder(maps: Buffer): (code: number) => number {
  const map = maps.subarray(maps.readUInt32BE(4 + maps.readUInt16BE(2) * 8 - 4));
  if (map.readUInt16BE(0) !== 4) throw new Error('The font has no map of format 4.');
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, places] = [14, 16 + size, 16 + size * 2, 16 + size * 3];
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > map.readUInt16BE(ends + at)) continue;
      const start = map.readUInt16BE(starts + at);
      if (code < start) return 0;
      const place = map.readUInt16BE(places + at);
      const inside = places + at + place + (code - start) * 2;
      const glyph = place === 0 ? code : map.readUInt16BE(inside);
      return place !== 0 && glyph === 0 ? 0 : (glyph + map.readUInt16BE(deltas + at)) & 0xffff;
    }
    return 0;
  };
}

/** Tells how far each character moves the pen, in em; this font has no pairs that are set closer. */
function readAdvances(font: Buffer): (character: string) => number {
  const table = findTables(font);
  const unitsPerEm = table('head').readUInt16BE(18);
  const last = table('hhea').readUInt16BE(34) - 1;
  const metrics = table('hmtx');
  const glyphOf = glyphFinder(table('cmap'));
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return metrics.readUInt16BE(Math.min(glyph, last) * 4) / unitsPerEm;
  };
}

/** In how many places within a pixel a glyph may begin: what is drawn once for each is drawn rarely. */
const phases = 4;

/** A glyph as it is drawn. */
interface Glyph {
  character: string;
  style: WordStyle;
  /** How far from the left edge of a pixel it begins, in parts of `phases`. */
  phase: number;
}

/** A glyph, and the pixel its line has it begin at. */
interface PlacedGlyph extends Glyph {
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
function placeGlyphs({ text, style, x, baseline }: Line): PlacedGlyph[] {
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

/** The ink of a glyph: how much of each pixel it covers, of 255. */
interface Mask {
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
async function drawGlyphs(glyphs: readonly Glyph[], style: WordStyle): Promise<Mask[]> {
  if (glyphs.length === 0) return [];
  const sheet = await renderPixels(drawSheet(glyphs, style));
  return glyphs.map((_glyph, index) => cutMask(sheet, index, wordStyles[style].size));
}

const masks = new Map<string, Mask>();
const keyOf = ({ style, phase, character }: Glyph): string => style + phase + character;

/** Draws of these glyphs those that no card had before. */
async function learnGlyphs(glyphs: readonly Glyph[]): Promise<void> {
  const unknown = glyphs.filter((glyph) => !masks.has(keyOf(glyph)));
  const missing = [...new Map(unknown.map((glyph) => [keyOf(glyph), glyph])).values()];
  for (const style of Object.keys(wordStyles) as WordStyle[]) {
    const ofStyle = missing.filter((glyph) => glyph.style === style);
    const drawn = await drawGlyphs(ofStyle, style);
    for (const [index, glyph] of ofStyle.entries()) masks.set(keyOf(glyph), drawn[index] as Mask);
  }
}

/** Lays the ink of one glyph over what is there; where two meet, the darker stays. */
function inkGlyph(rows: Buffer, glyph: PlacedGlyph, shades: Uint8Array): void {
  const { coverage, width, left, top } = masks.get(keyOf(glyph)) as Mask;
  const x = glyph.x + left;
  const stride = cardSize.width + 1;
  const visible = Math.min(width, cardSize.width - x);
  for (let from = 0, row = glyph.baseline + top; from < coverage.length; from += width, row += 1) {
    const start = row * stride + 1 + x;
    for (let at = 0; at < visible; at += 1) {
      const shade = shades[coverage[from + at] ?? 0] ?? 0;
      if (shade > (rows[start + at] ?? 0)) rows[start + at] = shade;
    }
  }
}

/** Writes lines over the rows of a ground. */
export async function inkRows(
  rows: Buffer,
  lines: readonly Line[],
  shades: Ground['shades'],
): Promise<void> {
  const glyphs = lines.flatMap(placeGlyphs);
  await learnGlyphs(glyphs);
  for (const glyph of glyphs) inkGlyph(rows, glyph, shades[glyph.style]);
}
