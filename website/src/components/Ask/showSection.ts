/**
 * Normalizes text that differs between a page and its index: spaces, arrows, separators of cells.
 */
export const normalize = (text: string): string => text.replace(/[\s·→\u200b\u2060]+/g, '');

const blocks = 'p, li, tr, td, dt, dd, blockquote, figcaption, div';
const timeoutMs = 3_000;
const highlightName = 'asked';

/** The elements of a section: from its heading, or the start of the page, to the next heading. */
function elementsOfSection(id: string): HTMLElement[] {
  const article = document.querySelector('article');
  if (!article) return [];
  const heading = id ? document.getElementById(id) : null;
  const all = [...article.querySelectorAll<HTMLElement>(`h2, h3, h4, [data-sample], ${blocks}`)];
  const inside = heading && !/^H\d$/.test(heading.tagName) ? heading : null;
  if (inside) return [inside, ...inside.querySelectorAll<HTMLElement>(`[data-sample], ${blocks}`)];
  const from = heading ? all.indexOf(heading) + 1 : 0;
  const to = all.findIndex((each, at) => at >= from && /^H\d$/.test(each.tagName));
  return all.slice(from, to < 0 ? undefined : to);
}

/** The text of an element as in the index: without decoration, such as column labels on a phone. */
function wordsOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return normalize(copy.textContent);
}

/** The smallest element of a section that contains a line. */
function findLine(id: string, line: string): HTMLElement | undefined {
  const normalized = normalize(line);
  return elementsOfSection(id)
    .filter((each) => wordsOf(each).includes(normalized))
    .reduce<HTMLElement | undefined>(
      (best, each) => (best && best.textContent.length <= each.textContent.length ? best : each),
      undefined,
    );
}

/** The row that a quote names the columns of, as it is on the page. */
function plainRow(quote: string): string | undefined {
  const [first, rest] = quote.split('\n');
  return rest && [first, ...rest.split(' · ').map((cell) => cell.replace(/^.+?: /, ''))].join('');
}

/** The elements of a section that contain a quote: one for a row, else one for each line. */
function findQuote(id: string, quote: string): HTMLElement[] {
  const plain = plainRow(quote);
  const row = plain && findLine(id, plain);
  return row ? [row] : quote.split('\n').flatMap((line) => findLine(id, line) ?? []);
}

/** The Run button of a section's sample; if it has none, that of the first sample of the page. */
export function findRunButton(id: string): HTMLButtonElement | null {
  const sample = [id, ''].flatMap(elementsOfSection).find((each) => each.dataset.live);
  return sample?.querySelector<HTMLButtonElement>('button[data-run]') ?? null;
}

/** Whether the page with a title is shown. */
export const isPageShown = (title: string): boolean =>
  normalize(document.querySelector('article h1')?.textContent ?? '') === normalize(title);

/** Waits until a query of the page finds something, with a timeout. */
export function waitFor<Found>(
  look: () => Found | false | null | undefined,
): Promise<Found | undefined> {
  const deadline = performance.now() + timeoutMs;
  return new Promise((resolve) => {
    const tryAgain = (): void => {
      const found = look();
      if (found || performance.now() > deadline) resolve(found || undefined);
      else requestAnimationFrame(tryAgain);
    };
    tryAgain();
  });
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to sentences of a section and highlights them without changing the DOM; without support
 * for the CSS Custom Highlight API, the section's heading is marked, as after a search.
 * @param takesFocus - Whether they take the focus, so that screen readers continue from there.
 * @returns whether the section is there.
 */
export async function showSection(
  id: string,
  quotes: readonly string[],
  takesFocus: boolean,
): Promise<boolean> {
  const first = await waitFor(
    () =>
      (quotes[0] !== undefined && findQuote(id, quotes[0])[0]) ||
      document.getElementById(id) ||
      (!id && document.querySelector<HTMLElement>('article h1')),
  );
  const found = quotes.flatMap((quote) => findQuote(id, quote));
  first?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  if (first && takesFocus) {
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
  if (!first || !('highlights' in CSS)) return first !== undefined;
  const ranges = found.map((element) => {
    const range = new Range();
    range.selectNodeContents(element);
    return range;
  });
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  return true;
}
