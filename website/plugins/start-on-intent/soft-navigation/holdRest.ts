// About what fits on a screen.
const firstBlocks = 8;

/**
 * Takes out of a page what lies below its first screen, for a reader who looks at the top and has it
 * in half the time. Resolves when the top can be seen and the rest stands below it again.
 */
export async function holdRest(page: Document): Promise<void> {
  const text = page.querySelector('.theme-doc-markdown');
  const first = text?.children[firstBlocks];
  if (!text || !first) return;
  const room = document.createElement('div');
  room.style.height = '100vh';
  first.before(room);
  const all = [...text.childNodes];
  const rest = all.slice(all.indexOf(room) + 1);
  for (const node of rest) node.remove();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  room.replaceWith(...rest);
}
