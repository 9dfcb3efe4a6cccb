/**
 * Has the app start, when it is wanted, with the scripts of another page.
 *
 * @returns what lets it start again, at once where a press has asked for it: until then it would meet
 * a page that is not whole
 * @throws where that page is of another build or kind, drawn by other styles, or the app of this one
 * is on its way already
 */
export function takeScripts(html: string): () => void {
  const [waiting, known] = window.pageScripts;
  const scripts = / data-app="([^"]*)/.exec(html)?.[1]?.split(' ') ?? [];
  const isOfBuild = (place: number): boolean => scripts.at(place) === known.at(place);
  const styles = document.head.querySelector('style')?.textContent;
  if (
    !waiting[0] ||
    // Not one that an extension of the browser has put there.
    document.querySelector('script[src*="/assets/js/"]') ||
    ![0, 1, 2, -1].every(isOfBuild) ||
    !html.includes(`<style>${styles}</style>`)
  ) {
    throw new Error('Another app');
  }
  known.push(...scripts);
  waiting.splice(0);
  let isWanted = false;
  const gap = new AbortController();
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(type, () => (isWanted = true), { signal: gap.signal });
  }
  return () => {
    gap.abort();
    waiting.push(...scripts.slice(0, -2));
    // The starter, which heard it, found nothing to load; what it keeps, nobody else hears.
    if (isWanted || document.querySelector('[aria-busy]')) dispatchEvent(new Event('scroll'));
  };
}
