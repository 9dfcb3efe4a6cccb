import type { Page, Section } from '../../engine/page';
import type { LearntText } from '../words/Analyzer';

/** A section where it stands. */
export interface Place {
  page: Page;
  section: Section;
  /** Which of its page's sections it is. */
  at: number;
  /** Its number on the whole site. */
  number: number;
  text: LearntText;
}
