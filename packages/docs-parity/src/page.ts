import type { Locale, Place } from 'docs-kit';
import type { Phrase } from './phrases';

/** Text with its position in the file. */
export interface PlacedText extends Place {
  text: string;
}

/** A list or a table, with the number of items or body rows. */
export interface PageGroup extends Place {
  kind: 'list' | 'table';
  size: number;
  /** The rows of a table with more or fewer cells than its head. */
  uneven: (Place & { cells: number; expected: number })[];
}

/** A heading of the rendered page, including generated ones. */
export interface PageHeading {
  depth: number;
  text: string;
  /** Undefined if the page has none. */
  id: string | undefined;
  line: number;
  column: number;
  /** Whether a component generates it. */
  expanded: boolean;
}

/** A component as written on a page. */
export interface PageComponent {
  name: string;
  props: Readonly<Record<string, string>>;
  line: number;
  column: number;
}

/** What a page contains as written: components are not expanded. */
export interface Writing {
  frontMatter: Readonly<Record<string, string>>;
  /** Its own text. */
  phrases: readonly Phrase[];
  components: PageComponent[];
  links: (Place & { url: string })[];
  pictures: (Place & { url: string; alt: string })[];
  /** Pictures whose address is defined elsewhere on the page. */
  pictureReferences: Place[];
  imports: Place[];
  /** Its expressions. */
  expressions: Place[];
  /** Where two asterisks are left over as text. */
  leftBold: Place[];
  /** Lists and tables. */
  groups: PageGroup[];
  /** Directives by name; malformed ones as written. */
  directives: (PlacedText & { isOpen: boolean })[];
  /** Lookalike and invisible characters. */
  strangeCharacters: PlacedText[];
}

/** A page in one language, as plain data that can be cached on disk. */
export interface Page extends Writing {
  locale: Locale;
  /** The same in both languages: `api/connect`. */
  name: string;
  /** Its path, relative to the repository. */
  file: string;
  headings: PageHeading[];
}

/** The heading above a line of a page, among those written in its source. */
export function sectionOf({ headings }: Page, line: number): PageHeading | undefined {
  return headings.findLast((heading) => !heading.expanded && heading.line <= line);
}

const shown = new Set(['label', 'alt', 'title', 'caption']);

/** Whether a prop is shown as text, and so differs between languages. */
export function isShown(prop: string): boolean {
  return shown.has(prop);
}

/** Whether an address is absolute, and so leads out of the site. */
export function isAbsolute(address: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);
}

/** Escapes explicit heading ids, whose brace MDX would parse as an expression. */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*[^\\])\{#/gm, '$1\\{#');
}

const atTheEnd = /\s*\{#([^{}]+)\}\s*$/;

/** Splits the text of a heading from its explicit id. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  return { text: heading.replace(atTheEnd, ''), id: atTheEnd.exec(heading)?.[1] };
}
