import { type Field, pack, stretchesOf, weightOf } from '../format/postings';
import type { Page, Section } from '../pages/page';
import type { LearntText } from './Analyzer';

/** The sections of a term, in the order they came, and what is known of each. */
type Sections = Map<number, number>;

const most = 15;

/** The terms of a site and where they are, as they are gathered. */
export class Terms {
  readonly map = new Map<string, Partial<Record<Field, Sections>>>();

  /** Puts a term into a field of a section; of several weights the greatest stays, all stretches do. */
  put(term: string, field: Field, section: number, weight: number, where = 0): void {
    let postings = this.map.get(term);
    if (!postings) this.map.set(term, (postings = {}));
    const sections: Sections = (postings[field] ??= new Map());
    const before = sections.get(section) ?? 0;
    const clamped = Math.min(most, Math.max(1, Math.round(weight)));
    sections.set(section, pack(Math.max(weightOf(before), clamped), stretchesOf(before) | where));
  }

  /** Puts a term that stands for `share` (from 0 to 1) of a heading. */
  putShare(term: string, field: Field, section: number, share: number): void {
    this.put(term, field, section, share * most);
  }

  /** Adds a term that only points to another. */
  point(pointer: string): void {
    if (!this.map.has(pointer)) this.map.set(pointer, {});
  }

  has(term: string): boolean {
    return this.map.has(term);
  }
}

export interface Place {
  page: Page;
  section: Section;
  /** Which of its page's sections it is. */
  at: number;
  /** Its number on the whole site. */
  number: number;
  text: LearntText;
}
