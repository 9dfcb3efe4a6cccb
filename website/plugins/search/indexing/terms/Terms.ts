import type { Field } from '../../engine/fields';
import { pack, stretchesOf, weightOf } from '../../engine/whereabouts';

const most = 15;

/** The sections of a term, most of which are added in order: those need not be looked for. */
class Sections extends Map<number, number> {
  private last = -1;

  put(section: number, weight: number, where: number): void {
    const before = section > this.last ? 0 : (this.get(section) ?? 0);
    this.last = Math.max(this.last, section);
    this.set(section, pack(Math.max(weightOf(before), weight), stretchesOf(before) | where));
  }
}

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
