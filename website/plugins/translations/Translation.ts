import type { Locale } from '../../brand';

/** What is known of a page's two languages. */
export interface Translation {
  /** The language the page is written in first. */
  source: Locale;
  /** The hash of that language's page when the other last said the same. */
  hash: string;
  /** The hash of the other language's page then. */
  otherHash: string;
  /** Why the other language may stay behind for now, and which text it is behind. */
  behind?: { hash: string; why: string };
}

/**
 * Whether the two languages of a page say the same: `behind`, the source has changed since they did;
 * `ahead`, the other has, alone; `declared`, it may stay behind.
 */
export type TranslationState = 'current' | 'behind' | 'ahead' | 'declared' | 'unrecorded';

/** A page with what is known of its languages. */
export interface PageTranslation {
  name: string;
  source: Locale;
  state: TranslationState;
  /** The hash of the source's page as it is now. */
  hash: string;
  /** The hash of the other language's page as it is now; empty while there is none. */
  otherHash: string;
  why?: string;
}
