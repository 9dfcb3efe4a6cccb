import SearchableMap from 'minisearch/SearchableMap';
import { type Columns, decode, type Places } from '../format/codec';
import { type Field, fields, headingFields } from '../format/postings';
import type { Shards } from './Shards';

const headingNumbers = headingFields.map((field) => fields.indexOf(field));

/** The loaded terms, in MiniSearch's radix tree, which finds by prefix and by edit distance. */
export class TermIndex {
  private readonly words = new SearchableMap<Places>();
  /** Terms of special kinds, kept apart because none is a typo of a word. */
  private readonly others = new SearchableMap<Places>();
  private readonly headingWords = new Set<string>();

  constructor(
    /** The number of sections on the site. */
    readonly sectionCount: number,
    /** The postings of terms, and the requested shards. */
    readonly shares: Shards,
  ) {}

  take(share: Columns): void {
    for (const [term, found] of decode(share)) {
      const terms = this.kept(term);
      const present = terms.get(term);
      if (present) for (const [field, sections] of found) present.set(field, sections);
      else terms.set(term, found);
    }
  }

  /** Adds a word of a heading whose postings may be loaded later. */
  putHeadingWord(word: string): void {
    this.headingWords.add(word);
    this.put(word);
  }

  /** Adds a term, with a posting if there is one. */
  put(term: string, field?: Field, section?: number, share?: number): void {
    const places = this.kept(term).fetch(term, () => new Map());
    if (field === undefined || section === undefined || share === undefined) return;
    const number = fields.indexOf(field);
    const weight = Math.max(1, Math.round(share * 15));
    places.set(number, (places.get(number) ?? new Map<number, number>()).set(section, weight));
  }

  knows(term: string): boolean {
    this.shares.ask(term, false);
    return this.kept(term).has(term);
  }

  /** The same for loaded terms. */
  has(term: string): boolean {
    return this.kept(term).has(term);
  }

  /** The loaded terms with a prefix, at most `limit`. */
  beginningWith(prefix: string, limit: number): string[] {
    this.shares.ask(prefix, true);
    const terms: string[] = [];
    for (const term of this.kept(prefix).atPrefix(prefix).keys()) {
      terms.push(term);
      if (terms.length >= limit) break;
    }
    return terms;
  }

  /** A term with its postings, and for a prefix search all terms that begin with it. */
  find(term: string, prefix: boolean): Iterable<[string, Places]> {
    this.shares.ask(term, prefix);
    if (prefix) return this.kept(term).atPrefix(term).entries();
    const places = this.kept(term).get(term);
    return places ? [[term, places]] : [];
  }

  /** The loaded terms within an edit distance, nearest first. */
  near(term: string, distance: number): { term: string; distance: number }[] {
    this.shares.ask(term, false);
    this.shares.askAround(term);
    const found = [...this.words.fuzzyGet(term, distance)];
    return found
      .map(([near, [, apart]]) => ({ term: near, distance: apart }))
      .sort((a, b) => a.distance - b.distance);
  }

  /** The number of loaded postings of a term. */
  frequency(term: string): number {
    let count = 0;
    for (const sections of this.kept(term).get(term)?.values() ?? []) count += sections.size;
    return count;
  }

  /** Whether a term is in a title or heading. */
  inHeading(term: string): boolean {
    const found = this.kept(term).get(term);
    return this.headingWords.has(term) || headingNumbers.some((field) => found?.has(field));
  }

  private kept(term: string): SearchableMap<Places> {
    return /^[!~=]/.test(term) ? this.others : this.words;
  }
}
