/** Shows a page in this document, and gives its own scripts, which run later, as text. */
export function showMarkup(markup: string): string[] {
  const { head, body } = new DOMParser().parseFromString(markup, 'text/html');
  const scripts = [...head.querySelectorAll('script'), ...body.querySelectorAll('script')];
  for (const script of scripts) script.remove();
  document.head.append(...head.querySelectorAll('style'));
  document.body.append(...body.childNodes);
  return scripts.filter(({ src }) => !src).map(({ text }) => text);
}
