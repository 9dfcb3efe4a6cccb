import type { Nodes, Root } from 'mdast';
import type { Locale } from '../../../brand';
import type { Phrase } from './listPhrases';

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

/** One page in one language. */
export interface Page {
  locale: Locale;
  /** The same in both languages: `api/connect`. */
  name: string;
  /** Where it lies, seen from the repository. */
  file: string;
  source: string;
  frontMatter: Readonly<Record<string, string>>;
  /** What it is made of as it is written: components stand for what they say. */
  nodes: readonly Nodes[];
  /** What it says in its own words. */
  phrases: readonly Phrase[];
  /** As it is read: components carry what they say. */
  filled: Root;
  headings: PageHeading[];
  components: PageComponent[];
}

/** Something wrong with a page, at the place to mend it. */
export interface PageProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}
