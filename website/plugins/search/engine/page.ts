/** A page as the index sees it, whatever it was read from. */
export interface Page {
  /** Where it is: `/docs/api/connect/`. */
  path: string;
  /** What stands above it: the labels of its categories. */
  crumbs: string[];
  /** The first section is the page itself: its title and what comes before the first heading. */
  sections: Section[];
  /** Texts of the links that lead elsewhere on the site. */
  links: Link[];
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

export interface Link {
  /** A path, with an anchor when the link has one. */
  target: string;
  text: string;
}
