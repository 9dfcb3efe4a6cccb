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
export function readAdvances(font: Buffer): (character: string) => number {
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
