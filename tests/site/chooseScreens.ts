/** The widths of a phone, a tablet and a desk. */
const widths = [390, 768, 1280] as const;
type Width = (typeof widths)[number];

export const modes = ['light', 'dark'] as const;

/** Whether every page is looked at in every width: `npm run accessibility`. */
const isWhole = process.env.ACCESSIBILITY === 'whole';

/** How long one page may take: as much as it needs, where all of it is looked at. */
export const patienceMs = isWhole ? 900_000 : 90_000;

const height = (width: Width): number => (width === 390 ? 844 : 1024);

/** What a screen of this width measures. */
export const screenOf = (width: Width) => ({ width, height: height(width) });

/**
 * The widths in which a page is looked at. Usually it is one; the pages of a route, in both
 * languages and, counted by `turn`, in both modes, share all of them.
 */
export function chooseWidths(pages: readonly string[], path: string, turn = 0): readonly Width[] {
  if (isWhole) return widths;
  const index = pages.indexOf(path);
  const isEnglish = path.startsWith('/en/');
  return widths.slice((index + turn + Number(isEnglish)) % widths.length).slice(0, 1);
}

/** The pages that are walked through: usually each route in one language, and half of them in either. */
export function choosePages(pages: readonly string[]): readonly string[] {
  const routes = pages.length / 2;
  return isWhole ? pages : pages.filter((_, index) => index % 2 === Number(index >= routes));
}
