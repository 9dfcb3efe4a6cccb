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

/** The address of a drawing that carries all of it: addresses lose line breaks, and read % and #. */
function addressOf(drawing: string): string {
  const picture = drawing.replaceAll('%', '%25').replaceAll('#', '%23');
  // Shorter once it stands in HTML, where the drawing has no such quotes of its own.
  const quote = picture.includes("'") ? '%22' : "'";
  return `data:image/svg+xml,${picture.replaceAll('"', quote)}`;
}

/**
 * Where the logo comes from: `svg:` and its markup, as wide and high as what it stands in, for a
 * picture of its own is a document of its own, made in the task that lays out the first screen. A
 * drawing with more than shapes, such as styles, names or links, stays a picture.
 */
export function logoSource(file: string): string {
  const drawing = file.trim().replace(/\s+/g, ' ');
  const markup = drawing.replace(/^<svg[^>]*/, (root) =>
    root.replaceAll(/ (?:xmlns|width|height)="[^"]*"/g, ''),
  );
  return isPlainDrawing(markup) ? `svg:${markup}` : addressOf(drawing);
}
