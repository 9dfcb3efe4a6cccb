import type { RootContent } from 'mdast';
import type { Locale } from 'docs-kit';
import type { Labels } from '../labels';
import type { Highlight } from '../options';
import type { Reference } from '../reference';
import type { Descriptions } from '../texts';

/** A component as a page writes it: `<Limit name="textCharacters" />`. */
export type WrittenProps = Readonly<Record<string, string>>;

/** What a component gets to look its facts up with. */
export interface FactContext {
  locale: Locale;
  reference: Reference;
  descriptions: Descriptions;
  labels: Labels;
  /** Highlights code as HTML, with some lines marked. */
  highlight: Highlight;
}

/** Fills in a component of a page. */
export interface Fact {
  /** The props a page may write, if any; a trailing `?` marks optional ones. */
  props?: readonly string[];
  /** Computes the further props of the component. */
  fill?: (written: WrittenProps, context: FactContext) => object | Promise<object>;
  /** Replaces the element, where it is more than the component. */
  expand?: (written: WrittenProps, context: FactContext) => RootContent[];
}
