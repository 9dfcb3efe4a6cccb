/** A page as it is indexed, whatever its source format. */
export interface Page {
  /** Its path: `/docs/api/connect/`. */
  path: string;
  /** The labels of its categories. */
  crumbs: string[];
  /** The first section is the page itself: its title and introduction. */
  sections: Section[];
  /** What its links lead to. */
  links: string[];
}

export interface Section {
  /** The anchor; empty for the page itself. */
  id: string;
  /** The level of its heading; 1 for the title. */
  level: number;
  heading: string;
  text: string;
  /** Identifiers and inline code in the text. */
  code: string[];
  /** Identifiers that a list or table in the section defines. */
  names: string[];
  /** Search names: what readers call this section, such as symptoms or names in other products. */
  aliases: string[];
}

/** A section before its text is read. */
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

/** Normalizes the path of a page: `docs/api/index.html` becomes `docs/api`. */
export function barePath(path: string): string {
  return path
    .replace(/^\/+|\/+$/g, '')
    .replace(ending, '')
    .replace(/\/+$/, '');
}
