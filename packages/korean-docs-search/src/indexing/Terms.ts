import { type Field, pack, windowsOf, weightOf } from '../format/postings';
import type { Page, Section } from '../pages/page';

/** The sections of a term, in insertion order, with their postings. */
type Sections = Map<number, number>;

const most = 15;

/** Collects the terms of a site and their postings. */
export class Terms {
  readonly map = new Map<string, Partial<Record<Field, Sections>>>();

  /** Adds a term to a field of a section; the highest weight is kept, and windows are merged. */
  put(term: string, field: Field, section: number, weight: number, where = 0): void {
    let postings = this.map.get(term);
    if (!postings) this.map.set(term, (postings = {}));
    const sections: Sections = (postings[field] ??= new Map());
    const before = sections.get(section) ?? 0;
    const clamped = Math.min(most, Math.max(1, Math.round(weight)));
    sections.set(section, pack(Math.max(weightOf(before), clamped), windowsOf(before) | where));
  }

  /** Adds a term that makes up a share (0 to 1) of a heading. */
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
  /** Its index on the page. */
  at: number;
  /** Its number on the whole site. */
  number: number;
}
