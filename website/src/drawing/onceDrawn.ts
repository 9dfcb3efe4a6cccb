/**
 * Does something once what has been changed on the page can be seen.
 *
 * @returns what calls it off, as long as it is not drawn
 */
export function onceDrawn(act: () => void): () => void {
  const frame = requestAnimationFrame(() => setTimeout(act));
  return () => cancelAnimationFrame(frame);
}
