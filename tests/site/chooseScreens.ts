/** The widths of a phone, a tablet and a desk. */
const widths = [390, 768, 1280] as const;
type Width = (typeof widths)[number];

const modes = ['light', 'dark'] as const;

interface Screen {
  mode: (typeof modes)[number];
  width: Width;
}

/** Whether every page is looked at on every screen: `npm run accessibility`. */
const isWhole = process.env.ACCESSIBILITY === 'whole';

/** How long one page may take: as much as it needs, where all of it is looked at. */
export const patienceMs = isWhole ? 900_000 : 90_000;

const height = (width: Width): number => (width === 390 ? 844 : 1024);

/** What a screen of this width measures. */
export const screenOf = (width: Width) => ({ width, height: height(width) });

/** Takes all in turn: the languages of a route follow each other, and so do the routes. */
function takeTurns<Item>(all: readonly Item[], pages: readonly string[], path: string): Item {
  const routes = pages.length / 2;
  const index = pages.indexOf(path);
  const turn = (index % routes) + Number(index >= routes);
  return all[turn % all.length] as Item;
}

/** The widths in which a page is looked at: usually the pages share all of them. */
export const chooseWidths = (pages: readonly string[], path: string): readonly Width[] =>
  isWhole ? widths : [takeTurns(widths, pages, path)];

/** The screens on which a page is looked at: usually each route is in both modes, a language in each. */
export function chooseScreens(pages: readonly string[], path: string): readonly Screen[] {
  const chosen = isWhole ? modes : [takeTurns(modes, pages, path)];
  return chosen.flatMap((mode) => chooseWidths(pages, path).map((width) => ({ mode, width })));
}

/** The pages that are walked through: usually each route in one language, and half of them in either. */
export function choosePages(pages: readonly string[]): readonly string[] {
  const routes = pages.length / 2;
  return isWhole ? pages : pages.filter((_, index) => index % 2 === Number(index >= routes));
}
