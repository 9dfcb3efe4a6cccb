import type { Field, Postings } from '../../engine/fields';

const most = 15;

/** The terms of a site and where they are, as they are gathered. */
export class Terms {
  readonly map = new Map<string, Postings>();

  /** Puts a term into a field of a section; of several weights the greatest stays. */
  put(term: string, field: Field, section: number, weight: number): void {
    const postings = this.map.get(term) ?? {};
    this.map.set(term, postings);
    const sections = (postings[field] ??= new Map());
    const rounded = Math.min(most, Math.max(1, Math.round(weight)));
    sections.set(section, Math.max(sections.get(section) ?? 0, rounded));
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
