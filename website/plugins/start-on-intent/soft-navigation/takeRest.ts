// About what fits on a screen.
const firstBlocks = 8;

/**
 * Takes out of a page what lies below its first screen, for a reader who looks at the top and has it
 * in half the time.
 *
 * @returns what puts it back
 */
export function takeRest(page: Document): (() => void) | undefined {
  const text = page.querySelector('.theme-doc-markdown');
  const first = text?.children[firstBlocks];
  if (!text || !first) return;
  const range = page.createRange();
  range.selectNodeContents(text);
  range.setStartBefore(first);
  const rest = range.extractContents();
  const room = page.createElement('div');
  room.style.height = '100vh';
  text.append(room);
  return () => room.replaceWith(rest);
}
