/** The address of a drawing that carries all of it: addresses lose line breaks, and read % and #. */
export function logoAddress(drawing: string): string {
  const picture = drawing.trim().replace(/\s+/g, ' ').replaceAll('%', '%25').replaceAll('#', '%23');
  // Shorter once it stands in HTML, where the drawing has no such quotes of its own.
  const quote = picture.includes("'") ? '%22' : "'";
  return `data:image/svg+xml,${picture.replaceAll('"', quote)}`;
}
