// What the page's own rules for markup let in, without names, styles and addresses.
const value = String.raw`"(?:(?![uU][rR][lL])[^"<>&\\\n])*"`;
const attribute = `(?:width|height|transform|d|[cr]?[xy]|r|fill|stroke(?:-[a-z]+)?)=${value}`;
const empty = new RegExp(
  `<(g|path|rect|circle|ellipse)(?: ${attribute})* ?(?:/>|>[ \\n]*</\\1>)`,
  'g',
);
const root = new RegExp(
  `^<svg(?: ${attribute})* viewBox=${value}(?: ${attribute})* ?>[ \\n]*</svg>$`,
);

/** Whether a drawing is one root with a scale, and in it nothing but shapes and groups of them. */
export function isPlainDrawing(drawing: string): boolean {
  // No attribute holds a line break: what stands on either side of what is taken out never becomes one.
  const outer = drawing.replace(empty, '\n');
  return outer === drawing ? root.test(drawing) : isPlainDrawing(outer);
}
