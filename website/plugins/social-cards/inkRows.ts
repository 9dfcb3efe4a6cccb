import { cardSize, wordStyles, type Line, type WordStyle } from './drawCard';
import { drawGlyphs, type Mask } from './drawGlyphs';
import type { Ground } from './Ground';
import { placeGlyphs, type Glyph, type PlacedGlyph } from './placeGlyphs';

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
