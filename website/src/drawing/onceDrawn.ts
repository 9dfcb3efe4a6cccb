/**
 * Does something once what has been changed on the page can be seen: with the frame after that.
 *
 * @returns what calls it off, as long as it is not drawn
 */
export function onceDrawn(act: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
  return () => cancelAnimationFrame(frame);
}
