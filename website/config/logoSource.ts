import { isPlainDrawing } from './isPlainDrawing';

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
