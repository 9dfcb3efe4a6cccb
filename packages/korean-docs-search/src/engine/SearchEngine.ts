import type { Load, PageRecord } from '../format/manifest';
import { sectionsPerPage } from '../format/postings';
import { readQuery, type ReadQuery, type Settled } from '../query/readQuery';
import { importance, type PageHit, rank } from '../ranking/rank';
import { OpenedIndex } from './OpenedIndex';
import { excerpt, Highlighter, readText } from './highlight';
import type { Answer, Excerpt, PageAnswer, SectionText, Texts } from './protocol';

const mostPages = 8;
const mostTexts = 10;
/** A word that is less surely what was meant is not what a sentence is picked for. */
const sure = 0.6;
/** Where everything that a word was found as is less sure, it was only spelled alike. */
const known = 0.85;
const longName = 7;

export interface SearchOptions {
  /** Takes the query as it is typed: no other keyboard layout. */
  literal?: boolean;
  /** Called with what is known so far, when something has to be fetched first; that waits for it. */
  onPartial?: (answer: Answer) => unknown;
}

/** Answers queries from an index that it fetches piece by piece. */
export class SearchEngine {
  private readonly index: OpenedIndex;
  private highlighter = new Highlighter([]);

  constructor(load: Load) {
    this.index = new OpenedIndex(load);
  }

  /** Fetches what every query needs. Gives the searches to suggest; a failure may be retried. */
  async open(): Promise<string[]> {
    return (await this.index.open()).suggestions;
  }

  /** Answers a query, best pages first. */
  async search(query: string, { literal = false, onPartial }: SearchOptions = {}): Promise<Answer> {
    await this.open();
    const { shares, terms, known } = this.index;
    const settled: Settled = new Map();
    for (let show = onPartial; ; show = undefined) {
      const reading = readQuery(terms, query, literal, settled);
      // While more is to be fetched, ranking is worth its time only where it is shown.
      const hits = show || !shares.isAsked ? rank(terms, reading.slots, known) : [];
      const asked = shares.takeAsked();
      const complete = asked.length === 0;
      if (complete || (show && hits.length)) {
        const answer = await this.present(query, reading, hits, complete);
        if (complete) return answer;
        await show?.(answer);
      }
      await Promise.all(asked.map((name) => this.index.fetchAsked(name)));
    }
  }

  /** Has what later queries may ask for at hand, on a site that is small enough. */
  fetchAhead(): Promise<void> {
    return this.index.fetchAhead();
  }

  /** The pages that answer a query as numbers, best first; for measuring. */
  lookUp(query: string, literal: boolean): { reading: ReadQuery; hits: PageHit[] } {
    const { terms, known } = this.index;
    const reading = readQuery(terms, query, literal);
    return { reading, hits: rank(terms, reading.slots, known) };
  }

  /** Excerpts of a page's sections, with what the last query matched. */
  excerpts(page: number, sections: readonly number[]): Promise<Excerpt[]> {
    const highlighter = this.highlighter;
    return Promise.all(
      sections.map(async (section) => {
        const text = await this.index.files.sectionText(page, section);
        return { page, section, pieces: excerpt(text, highlighter) };
      }),
    );
  }

  /** The sections that say most about a question, with their texts and where these have what was asked. */
  async texts(query: string): Promise<Texts> {
    const { reading, hits } = await this.settle(query);
    const { terms, files } = this.index;
    const weights = importance(terms, reading.slots, this.index.known);
    const asked = reading.slots.map(({ shapes = false, isOther = false, variants }, at) => ({
      weight: weights[at] ?? 0,
      shapes,
      // A slip in a long name leaves little doubt.
      known:
        !isOther && variants.some(({ term, weight }) => weight > known || term.length > longName),
    }));
    const finders = reading.slots.map(
      ({ variants }) =>
        new Highlighter(variants.filter(({ weight }) => weight > sure).map(({ term }) => term)),
    );
    const find = (text: string) => {
      const words = readText(text);
      return finders.flatMap((finder, at) =>
        finder.ranges(words).map(([start, end]) => [start, end, at] as const),
      );
    };
    const found = hits.slice(0, mostPages).flatMap(({ page, score, sections }) => {
      const best = Math.max(...sections.map((section) => section.score)) || 1;
      return sections.map((section, at) => ({
        ...section,
        page,
        // The first is the one that the page is shown with, whatever its own score.
        score: (at === 0 ? best : section.score) * (score / best),
      }));
    });
    found.sort((a, b) => b.score - a.score);
    const sections = found.slice(0, mostTexts).map(async (hit): Promise<SectionText> => {
      const number = hit.section % sectionsPerPage;
      const [record, text] = await Promise.all([
        files.record(hit.page),
        files.sectionText(hit.page, number),
      ]);
      const [path = '', , , title = ''] = record ?? [];
      const [anchor, heading = ''] = record?.slice(2 + 2 * number) ?? [];
      return {
        href: anchor ? `${path}#${anchor as string}` : (path as string),
        title: title as string,
        heading: heading as string,
        score: hit.score,
        covered: hit.covered,
        text,
        marks: find(text),
        headed: [
          ...new Set([
            ...hit.headed,
            ...find(`${heading as string} · ${title as string}`).map(([, , at]) => at),
          ]),
        ],
      };
    });
    return { asked, sections: await Promise.all(sections) };
  }

  /** Ranks for a question, once all is fetched that it needs. */
  private async settle(query: string): Promise<{ reading: ReadQuery; hits: PageHit[] }> {
    await this.open();
    const { shares, terms, known } = this.index;
    const settled: Settled = new Map();
    for (;;) {
      const reading = readQuery(terms, query, false, settled);
      const hits = rank(terms, reading.slots, known);
      const asked = shares.takeAsked();
      if (asked.length === 0) return { reading, hits };
      await Promise.all(asked.map((name) => this.index.fetchAsked(name)));
    }
  }

  private async present(
    query: string,
    { slots, corrected }: ReadQuery,
    hits: PageHit[],
    complete: boolean,
  ): Promise<Answer> {
    const shown = hits.slice(0, mostPages);
    const records = await Promise.all(shown.map(({ page }) => this.index.files.record(page)));
    // What only shapes a question is marked only when there is nothing else.
    const telling = slots.filter(({ shapes }) => !shapes);
    const highlighter = new Highlighter(
      (telling.length ? telling : slots).flatMap(({ variants }) =>
        variants.map(({ term }) => term),
      ),
    );
    this.highlighter = highlighter;
    const pages = shown.flatMap((hit, at) => {
      const record = records[at];
      return record ? [presentPage(hit, record, highlighter)] : [];
    });
    return { query, ...(corrected === undefined ? {} : { corrected }), pages, complete };
  }
}

/** Shows a page that was found: its title, its best sections, and what of their headings matched. */
function presentPage(
  hit: PageHit,
  [path, crumbs, ...sections]: PageRecord,
  highlighter: Highlighter,
): PageAnswer {
  return {
    page: hit.page,
    title: sections[1] ?? path,
    crumbs,
    sections: hit.sections.map(({ section }) => {
      const number = section % sectionsPerPage;
      const [anchor, heading = ''] = sections.slice(2 * number);
      return {
        section: number,
        href: anchor ? `${path}#${anchor}` : path,
        heading: highlighter.pieces(heading),
      };
    }),
  };
}
