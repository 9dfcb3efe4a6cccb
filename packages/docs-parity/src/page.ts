import type { Locale, Place } from 'docs-kit';
import type { Phrase } from './phrases';

/** Words as they stand in a file. */
export interface PlacedText extends Place {
  text: string;
}

/** A list or a table: how many items or rows it has below its head. */
export interface PageGroup extends Place {
  kind: 'list' | 'table';
  size: number;
  /** The rows of a table that have more or fewer cells than its head. */
  uneven: (Place & { cells: number; expected: number })[];
}

/** A heading as it stands on a page, those the build puts there included. */
export interface PageHeading {
  depth: number;
  text: string;
  /** Undefined when the page gives none. */
  id: string | undefined;
  line: number;
  column: number;
  /** Whether a component of the page stands for it. */
  expanded: boolean;
}

/** A component as a page writes it. */
export interface PageComponent {
  name: string;
  props: Readonly<Record<string, string>>;
  line: number;
  column: number;
}

/** What a page holds as it is written: components stand for what they say. */
export interface Writing {
  frontMatter: Readonly<Record<string, string>>;
  /** What it says in its own words. */
  phrases: readonly Phrase[];
  components: PageComponent[];
  links: (Place & { url: string })[];
  pictures: (Place & { url: string; alt: string })[];
  /** Pictures whose address stands elsewhere on the page. */
  pictureReferences: Place[];
  imports: Place[];
  /** Where it computes what it says. */
  expressions: Place[];
  /** Where two asterisks are left over as text. */
  leftBold: Place[];
  /** Lists and tables. */
  groups: PageGroup[];
  /** Blocks between colons, by name; three colons that make none, as they stand. */
  directives: (PlacedText & { isOpen: boolean })[];
  /** Characters that look like others or like nothing. */
  strangeCharacters: PlacedText[];
}

/** One page in one language: plain data, which is kept between programs and builds. */
export interface Page extends Writing {
  locale: Locale;
  /** The same in both languages: `api/connect`. */
  name: string;
  /** Where it lies, seen from the repository. */
  file: string;
  headings: PageHeading[];
}

/** The heading below which a line of a page stands, of those it writes itself. */
export function sectionOf({ headings }: Page, line: number): PageHeading | undefined {
  return headings.findLast((heading) => !heading.expanded && heading.line <= line);
}

const shown = new Set(['label', 'alt', 'title', 'caption']);

/** Whether people see a prop as it is written: it differs between the languages. */
export function isShown(prop: string): boolean {
  return shown.has(prop);
}

/** Whether an address names a scheme or a host of its own, and so is none within the site. */
export function isAbsolute(address: string): boolean {
  return /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(address);
}

/** Lets the id at the end of a heading through MDX, which would read its brace as an expression. */
export function escapeHeadingIds(source: string): string {
  return source.replace(/^(#{1,6} .*[^\\])\{#/gm, '$1\\{#');
}

const atTheEnd = /\s*\{#([^{}]+)\}\s*$/;

/** Splits the text of a heading from the id it gives. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  return { text: heading.replace(atTheEnd, ''), id: atTheEnd.exec(heading)?.[1] };
}
