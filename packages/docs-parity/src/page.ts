import type { Locale, Position, Problem } from 'docs-kit';
import type { ParityOptions } from './options';

/** Text with its position in the file. */
export interface PositionedText extends Position {
  text: string;
}

/** A part of a page's own text: words, or code within them. */
export interface Phrase extends PositionedText {
  kind: 'words' | 'code';
}

/** A list or a table, with the number of items or body rows. */
export interface PageGroup extends Position {
  kind: 'list' | 'table';
  size: number;
  /** The rows of a table with more or fewer cells than its head. */
  uneven: (Position & { cells: number; expected: number })[];
}

/** A heading of the rendered page, including generated ones. */
export interface PageHeading extends PositionedText {
  depth: number;
  /** Undefined if the page has none. */
  id: string | undefined;
  /** Whether a component generates it. */
  expanded: boolean;
}

/** A component as written on a page. */
export interface PageComponent extends Position {
  name: string;
  props: Readonly<Record<string, string>>;
}

/** What a page contains as written: components are not expanded. */
export interface Writing {
  frontMatter: Readonly<Record<string, string>>;
  /** Its own text. */
  phrases: readonly Phrase[];
  components: PageComponent[];
  links: (Position & { url: string })[];
  pictures: (Position & { url: string; alt: string })[];
  /** Pictures whose address is defined elsewhere on the page. */
  pictureReferences: Position[];
  imports: Position[];
  /** Its expressions. */
  expressions: Position[];
  codeBlocks: Position[];
  /** Where two asterisks are left over as text. */
  leftBold: Position[];
  /** Lists and tables. */
  groups: PageGroup[];
  /** Directives by name; malformed ones as written. */
  directives: (PositionedText & { isOpen: boolean })[];
  /** Lookalike and invisible characters. */
  strangeCharacters: PositionedText[];
}

/** A page in one language, as plain data. */
export interface Page extends Writing {
  locale: Locale;
  /** The same in both languages: `api/connect`. */
  name: string;
  /** Its path, relative to the repository. */
  file: string;
  headings: PageHeading[];
}

/** Pages by language and name. */
export interface Site extends Record<Locale, Map<string, Page>> {
  options: ParityOptions;
  /** Pages that use a component, sample or fact that does not exist: they cannot be compared. */
  misnamed: ReadonlySet<string>;
}

/** A page in both languages. */
export type PagePair = Readonly<Record<Locale, Page>>;

/** What a rule says about a position on a page: nothing where the rule holds. */
export interface Verdict extends Position {
  message: string | undefined;
}

/** Judges every page by itself; returns the problems. */
export function judgePages(site: Site, rule: string, judge: (page: Page) => Verdict[]): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    judge(page).flatMap(({ line, column, message }) =>
      message === undefined ? [] : { file: page.file, line, column, rule, message },
    ),
  );
}

/** Compares every page with that of the other language; a missing one is reported as such. */
export function comparePages(site: Site, compare: (pages: PagePair) => Problem[]): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    return en ? compare({ ko, en }) : [];
  });
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

const atTheEnd = /\s*\{#([^{}]+)\}\s*$/;

/** Splits the text of a heading from its explicit id. */
export function splitHeadingId(heading: string): { text: string; id: string | undefined } {
  return { text: heading.replace(atTheEnd, ''), id: atTheEnd.exec(heading)?.[1] };
}
