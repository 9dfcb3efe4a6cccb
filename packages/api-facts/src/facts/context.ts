import type { RootContent } from 'mdast';
import type { Locale } from 'docs-kit';
import type { Labels } from '../labels';
import type { Highlight } from '../options';
import type { Reference } from '../reference';
import type { Descriptions } from '../texts';

/** What a page writes on a component: `<Limit name="textCharacters" />`. */
export type WrittenProps = Readonly<Record<string, string>>;

/** What a component is given to say its facts with. */
export interface FactContext {
  locale: Locale;
  reference: Reference;
  descriptions: Descriptions;
  labels: Labels;
  /** Makes HTML of code in a language, with some of its lines marked. */
  highlight: Highlight;
}

/** Fills one component of a page. */
export interface Fact {
  /** The props a page may write, if any; a `?` at the end marks one that may be left out. */
  props?: readonly string[];
  /** The props the component is given besides. */
  fill?: (written: WrittenProps, context: FactContext) => object | Promise<object>;
  /** What stands in the component's place, where it is more than the component. */
  expand?: (written: WrittenProps, context: FactContext) => RootContent[];
}
