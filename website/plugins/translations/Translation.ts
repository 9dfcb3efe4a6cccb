import type { Locale } from '../../brand';

/** What is known of a page's two languages. */
export interface Translation {
  /** The language the page is written in first. */
  source: Locale;
  /** The hash of that language's page when the other last said the same. */
  hash: string;
  /** Why the other language may stay behind for now, and which text it is behind. */
  behind?: { hash: string; why: string };
}

/** Whether the two languages of a page say the same. */
export type TranslationState = 'current' | 'behind' | 'declared' | 'unrecorded';

/** A page with what is known of its languages. */
export interface PageTranslation {
  name: string;
  source: Locale;
  state: TranslationState;
  /** The hash of the source's page as it is now. */
  hash: string;
  why?: string;
}
