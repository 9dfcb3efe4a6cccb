import MiniSearch, { type SearchResult } from 'minisearch';
import { decode } from './codec';
import { fields, type Field } from './fields';
import type { Shares } from './Shares';

const headingFields = (['heading', 'part', 'slug', 'name', 'anchor', 'alias'] as const).map(
  (field) => fields.indexOf(field),
);

class EverySection extends Map<number, number> {
  override has(): boolean {
    return true;
  }
  override get(section: number): number {
    return section;
  }
}

class NoLengths extends Map<number, number[]> {
  override get(): number[] {
    return fields.map(() => 1);
  }
}

/** A term to look for. */
export interface Variant {
  term: string;
  /** From 0 to 1: how surely this is what was meant. */
  weight: number;
  /** Also finds longer terms that begin with it. */
  prefix?: boolean;
  /** How many words of the query it stands for, when more than one. */
  spans?: number;
}

/**
 * MiniSearch holding the terms read so far. It is filled from shares of the index that carry their
 * weights already, so it needs no documents, and its correction for length is off.
 */
export class TermIndex extends MiniSearch {
  constructor(
    sectionCount: number,
    private readonly shares: Shares,
  ) {
    super({ fields: [...fields] });
    this._documentCount = sectionCount;
    this._documentIds = new EverySection();
    this._fieldLength = new NoLengths();
    this._avgFieldLength = fields.map(() => 1);
  }

  /** Takes in a share of the index. */
  take(share: string): void {
    for (const [term, found] of decode(share)) {
      const present = this._index.get(term);
      if (present) for (const [field, sections] of found) present.set(field, sections);
      else this._index.set(term, found);
    }
  }

  /** Whether a term is known exactly. */
  knows(term: string): boolean {
    this.shares.ask(term, false);
    return this._index.has(term);
  }

  /** The known terms that begin with a prefix, at most `limit` of them. */
  beginningWith(prefix: string, limit: number): string[] {
    this.shares.ask(prefix, true);
    const terms: string[] = [];
    for (const term of this._index.atPrefix(prefix).keys()) {
      terms.push(term);
      if (terms.length >= limit) break;
    }
    return terms;
  }

  /** The weight of a term in a field of a section, or nothing when it is not there. */
  weightOf(term: string, field: Field, section: number): number | undefined {
    return this._index.get(term)?.get(fields.indexOf(field))?.get(section);
  }

  /** The sections in which any of the variants stands; scores count bodies and code only. */
  find(variants: readonly Variant[]): SearchResult[] {
    for (const { term, prefix } of variants) this.shares.ask(term, prefix ?? false);
    const silent = Object.fromEntries(fields.map((field) => [field, 1e-9]));
    return this.search(
      {
        combineWith: 'OR',
        queries: variants.map(({ term, weight, prefix }) => ({
          queries: [term],
          prefix: prefix ?? false,
          boostTerm: () => weight,
        })),
      },
      {
        tokenize: (text) => [text],
        processTerm: (term) => term,
        boost: { ...silent, body: 1, code: 1 },
        bm25: { k: 4.8, b: 0, d: 0.5 },
      },
    );
  }

  /** The known terms within a distance of letters from a term, nearest first. */
  near(term: string, distance: number): { term: string; distance: number }[] {
    this.shares.ask(term, false);
    const found = [...this._index.fuzzyGet(term, distance)];
    return found
      .map(([near, [, apart]]) => ({ term: near, distance: apart }))
      .sort((a, b) => a.distance - b.distance);
  }

  /** Whether a word of a title or a heading begins with a prefix. */
  beginsHeading(prefix: string): boolean {
    return this.beginningWith(prefix, 30).some((term) => this.inHeading(term));
  }

  /** Whether a term stands in a title or a heading. */
  inHeading(term: string): boolean {
    const found = this._index.get(term);
    return headingFields.some((field) => found?.has(field));
  }
}
