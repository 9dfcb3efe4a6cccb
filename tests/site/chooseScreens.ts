/** The widths of a phone, a tablet and a desktop. */
const widths = [390, 768, 1280] as const;
type Width = (typeof widths)[number];

const modes = ['light', 'dark'] as const;

interface Screen {
  mode: (typeof modes)[number];
  width: Width;
}

/** Whether every page is checked on every screen: `npm run accessibility`. */
const isWhole = process.env.ACCESSIBILITY === 'whole';

/** The timeout of one page: longer when all screens are checked. */
export const patienceMs = isWhole ? 900_000 : 90_000;

const height = (width: Width): number => (width === 390 ? 844 : 1024);

/** The viewport of a width. */
export const screenOf = (width: Width) => ({ width, height: height(width) });

/** Distributes pages over the variants: first the languages of a route, then routes. */
function takeTurns<Item>(all: readonly Item[], pages: readonly string[], path: string): Item {
  const routes = pages.length / 2;
  const index = pages.indexOf(path);
  const turn = (index % routes) + Number(index >= routes);
  return all[turn % all.length] as Item;
}

/** The widths for a page: by default they are distributed over the pages. */
export const chooseWidths = (pages: readonly string[], path: string): readonly Width[] =>
  isWhole ? widths : [takeTurns(widths, pages, path)];

/** The screens for a page: by default each route is checked in both modes, one in each language. */
export function chooseScreens(pages: readonly string[], path: string): readonly Screen[] {
  const chosen = isWhole ? modes : [takeTurns(modes, pages, path)];
  return chosen.flatMap((mode) => chooseWidths(pages, path).map((width) => ({ mode, width })));
}

/** The pages for keyboard walks: by default each route in one language, alternating. */
export function choosePages(pages: readonly string[]): readonly string[] {
  const routes = pages.length / 2;
  return isWhole ? pages : pages.filter((_, index) => index % 2 === Number(index >= routes));
}
