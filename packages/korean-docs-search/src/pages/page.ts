/** A page as the index sees it, whatever it was read from. */
export interface Page {
  /** Where it is: `/docs/api/connect/`. */
  path: string;
  /** What stands above it: the labels of its categories. */
  crumbs: string[];
  /** The first section is the page itself: its title and what comes before the first heading. */
  sections: Section[];
  /** What its links lead to. */
  links: string[];
}

export interface Section {
  /** The anchor; empty for the page itself. */
  id: string;
  /** The level of its heading, 1 for the title. */
  level: number;
  heading: string;
  text: string;
  /** Identifiers and code written in the running text. */
  code: string[];
  /** Identifiers that a list or a table here explains. */
  names: string[];
  /** What readers call what is here, as its writer knows them: symptoms, names of other products. */
  aliases: string[];
}

/** A section of which only the heading has been read. */
export const newSection = (id: string, level: number, heading: string): Section => ({
  id,
  level,
  heading,
  text: '',
  code: [],
  names: [],
  aliases: [],
});

const ending = /(?:(?:^|(?<=\/))index)?(?:\.(?:mdx?|html))?$/;

/** The path of a page without what servers add to it: `docs/api/index.html` is `docs/api`. */
export function barePath(path: string): string {
  return path
    .replace(/^\/+|\/+$/g, '')
    .replace(ending, '')
    .replace(/\/+$/, '');
}
