import SearchableMap from 'minisearch/SearchableMap';
import { type Columns, decode, type LoadedPostings } from '../format/codec';
import { type Field, fields, headingFields } from '../format/postings';

const headingNumbers = headingFields.map((field) => fields.indexOf(field));

/** The loaded terms, in MiniSearch's radix tree, which finds by prefix and by edit distance. */
export class TermIndex {
  private readonly words = new SearchableMap<LoadedPostings>();
  /** Terms of special kinds, kept apart because none is a typo of a word. */
  private readonly others = new SearchableMap<LoadedPostings>();

  /** Whether all terms are loaded, rather than those of headings. */
  isComplete = false;

  /** @param sectionCount - The number of sections on the site. */
  constructor(readonly sectionCount: number) {}

  /** Adds the terms of a loaded file. */
  add(columns: Columns): void {
    for (const [term, found] of decode(columns)) {
      const terms = this.termsLike(term);
      const present = terms.get(term);
      if (present) for (const [field, sections] of found) present.set(field, sections);
      else terms.set(term, found);
    }
  }

  /** Adds a term, with a posting if there is one. */
  put(term: string, field?: Field, section?: number, share?: number): void {
    const postings = this.termsLike(term).fetch(term, () => new Map());
    if (field === undefined || section === undefined || share === undefined) return;
    const number = fields.indexOf(field);
    const weight = Math.max(1, Math.round(share * 15));
    postings.set(number, (postings.get(number) ?? new Map<number, number>()).set(section, weight));
  }

  has(term: string): boolean {
    return this.termsLike(term).has(term);
  }

  /** The loaded terms with a prefix, at most `limit`. */
  beginningWith(prefix: string, limit: number): string[] {
    const terms: string[] = [];
    for (const term of this.termsLike(prefix).atPrefix(prefix).keys()) {
      terms.push(term);
      if (terms.length >= limit) break;
    }
    return terms;
  }

  /** A term with its postings, and for a prefix search all terms that begin with it. */
  find(term: string, prefix: boolean): Iterable<[string, LoadedPostings]> {
    if (prefix) return this.termsLike(term).atPrefix(term).entries();
    const postings = this.termsLike(term).get(term);
    return postings ? [[term, postings]] : [];
  }

  /** The loaded terms within an edit distance, nearest first. */
  near(term: string, distance: number): { term: string; distance: number }[] {
    const found = [...this.words.fuzzyGet(term, distance)];
    return found
      .map(([near, [, apart]]) => ({ term: near, distance: apart }))
      .sort((a, b) => a.distance - b.distance);
  }

  /** The number of loaded postings of a term. */
  frequency(term: string): number {
    let count = 0;
    for (const sections of this.termsLike(term).get(term)?.values() ?? []) count += sections.size;
    return count;
  }

  /** Whether a term is in a title or heading. */
  inHeading(term: string): boolean {
    const found = this.termsLike(term).get(term);
    return headingNumbers.some((field) => found?.has(field));
  }

  private termsLike(term: string): SearchableMap<LoadedPostings> {
    return /^[!~=]/.test(term) ? this.others : this.words;
  }
}
