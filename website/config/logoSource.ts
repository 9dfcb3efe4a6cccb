// What the default Trusted Types policy accepts, except classes, styles and URLs.
const value = String.raw`"(?:(?![uU][rR][lL])[^"<>&\\\n])*"`;
const attribute = `(?:width|height|transform|d|[cr]?[xy]|r|fill|stroke(?:-[a-z]+)?)=${value}`;
const empty = new RegExp(
  `<(g|path|rect|circle|ellipse)(?: ${attribute})* ?(?:/>|>[ \\n]*</\\1>)`,
  'g',
);
const root = new RegExp(
  `^<svg(?: ${attribute})* viewBox=${value}(?: ${attribute})* ?>[ \\n]*</svg>$`,
);

/** Whether a drawing is one root with a viewBox, containing only shapes and groups. */
export function isPlainDrawing(drawing: string): boolean {
  // Line breaks in attributes become spaces first, so that removing others cannot join two values.
  const outer = drawing.replace(empty, '\n');
  return outer === drawing ? root.test(drawing) : isPlainDrawing(outer);
}

/** A data URL of a drawing: line breaks are dropped, % and # are escaped. */
function addressOf(drawing: string): string {
  const picture = drawing.replaceAll('%', '%25').replaceAll('#', '%23');
  // Single quotes are shorter in HTML attributes.
  const quote = picture.includes("'") ? '%22' : "'";
  return `data:image/svg+xml,${picture.replaceAll('"', quote)}`;
}

/**
 * The source of the logo: `svg:` and its markup, sized by its parent, because a picture is a
 * document of its own that is created in the task of the first layout. A drawing with more than
 * shapes, such as styles, ids or links, stays a picture.
 */
export function logoSource(file: string): string {
  const drawing = file.trim().replace(/\s+/g, ' ');
  const markup = drawing.replace(/^<svg[^>]*/, (root) =>
    root.replaceAll(/ (?:xmlns|width|height)="[^"]*"/g, ''),
  );
  return isPlainDrawing(markup) ? `svg:${markup}` : addressOf(drawing);
}
