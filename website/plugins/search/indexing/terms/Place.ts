import type { Page, Section } from '../../engine/page';
import type { Word } from '../../engine/words/splitWords';

/** A section where it stands. */
export interface Place {
  page: Page;
  section: Section;
  /** Which of its page's sections it is. */
  at: number;
  /** Its number on the whole site. */
  number: number;
  /** Those of its text. */
  words: readonly Word[];
}
