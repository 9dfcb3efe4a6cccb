import type { Field } from '../../engine/fields';
import { Sections } from './Sections';

const most = 15;

/** The terms of a site and where they are, as they are gathered. */
export class Terms {
  readonly map = new Map<string, Partial<Record<Field, Sections>>>();

  /** Puts a term into a field of a section; of several weights the greatest stays, all stretches do. */
  put(term: string, field: Field, section: number, weight: number, where = 0): void {
    let postings = this.map.get(term);
    if (!postings) this.map.set(term, (postings = {}));
    const sections = (postings[field] ??= new Sections());
    sections.put(section, Math.min(most, Math.max(1, Math.round(weight))), where);
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
