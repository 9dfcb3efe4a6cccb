import type { Load, PageRecord } from '../format/manifest';
import { sectionsPerPage } from '../format/postings';
import { withoutColumns } from '../pages/columns';
import { readQuery, type ReadQuery } from '../query/readQuery';
import { type PageHit, rank, weighTerms } from '../ranking/rank';
import { OpenedIndex } from './OpenedIndex';
import { excerpt, Highlighter, readText } from './highlight';
import type { Answer, Excerpt, PageAnswer, SectionText, Texts } from './protocol';

const mostPages = 8;
const mostTexts = 10;
/** Variants below this certainty are not used to pick sentences. */
const leastCertain = 0.6;
/** When all variants of a word are below this certainty, it is only spelled similarly. */
const certain = 0.85;
const longName = 7;

export interface SearchOptions {
  /** Uses the query as typed, without trying the other keyboard layout. */
  literal?: boolean;
  /** Called with partial results while the terms of texts are not loaded; loading waits for it. */
  onPartial?: (answer: Answer) => unknown;
}

/** The parsed query and the numbers of matching pages, best first. */
interface Ranked {
  reading: ReadQuery;
  hits: PageHit[];
}

/** Answers queries from an index that is loaded file by file. */
export class SearchEngine {
  private opening: Promise<OpenedIndex> | undefined;
  private highlighter = new Highlighter([]);

  constructor(private readonly load: Load) {}

  /** Loads what every query needs; returns the suggested searches. A failure may be retried. */
  async open(): Promise<string[]> {
    return (await this.opened()).manifest.suggestions;
  }

  /** Answers a query, best pages first. */
  async search(query: string, { literal = false, onPartial }: SearchOptions = {}): Promise<Answer> {
    const index = await this.opened();
    const show = async (partial: Ranked): Promise<void> => {
      if (partial.hits.length) await onPartial?.(this.present(index, query, partial, false));
    };
    const ranked = await this.rank(query, literal, onPartial && show);
    return this.present(index, query, ranked, true);
  }

  /** Prefetches the rest of the index. */
  async fetchAhead(): Promise<void> {
    await (await this.opened()).fetchAhead();
  }

  /** Excerpts of a page's sections, with the matches of the last query highlighted. */
  async excerpts(page: number, sections: readonly number[]): Promise<Excerpt[]> {
    const highlighter = this.highlighter;
    const index = await this.opened();
    return Promise.all(
      sections.map(async (section) => {
        const text = withoutColumns(await index.sectionText(page, section));
        return { page, section, pieces: excerpt(text, highlighter) };
      }),
    );
  }

  /** The sections that match a question best, with their texts and the positions of the matches. */
  async texts(query: string): Promise<Texts> {
    const index = await this.opened();
    const { reading, hits } = await this.rank(query);
    const { terms: queryTerms } = reading;
    const { termWeights } = weighTerms(index.terms, queryTerms, index.records.length);
    const terms = queryTerms.map(
      ({ isFunctionWord = false, isOtherWord = false, variants }, at) => ({
        weight: termWeights[at] ?? 0,
        isFunctionWord,
        // A typo in a long name leaves little doubt.
        known:
          !isOtherWord &&
          variants.some(({ term, weight }) => weight > certain || term.length > longName),
      }),
    );
    const finders = queryTerms.map(
      ({ variants }) =>
        new Highlighter(
          variants.filter(({ weight }) => weight > leastCertain).map(({ term }) => term),
        ),
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
        // The first section represents its page, whatever its own score.
        score: (at === 0 ? best : section.score) * (score / best),
      }));
    });
    found.sort((a, b) => b.score - a.score);
    const read = found.slice(0, mostTexts);
    const [top] = read;
    const lead = top && { ...top, section: top.page * sectionsPerPage };
    // An answer may begin with the lead of the page, whether or not it is among its best sections.
    if (lead && read.every(({ section }) => section !== lead.section))
      read.push({ ...lead, score: 0, coverage: 0, termsInHeading: [] });
    const sections = read.map(async (hit): Promise<SectionText> => {
      const stored = await index.sectionText(hit.page, hit.section % sectionsPerPage);
      const text = withoutColumns(stored);
      const { href, heading, title } = describeSection(hit.section, index.records[hit.page]);
      const inHeading = find(`${heading} · ${title}`).map(([, , at]) => at);
      return {
        href,
        title,
        heading,
        score: hit.score,
        coverage: hit.coverage,
        text,
        stored,
        marks: find(text),
        termsInHeading: [...new Set([...hit.termsInHeading, ...inHeading])],
      };
    });
    return { terms: terms, sections: await Promise.all(sections) };
  }

  /** Ranks the pages for a query once all terms are loaded; reports partial results before. */
  async rank(
    query: string,
    literal = false,
    onPartial?: (ranked: Ranked) => Promise<void>,
  ): Promise<Ranked> {
    const index = await this.opened();
    const { terms, manifest } = index;
    const rankLoaded = (): Ranked => {
      const reading = readQuery(terms, query, literal);
      return { reading, hits: rank(terms, reading.terms, manifest.linked) };
    };
    if (!terms.isComplete) {
      await onPartial?.(rankLoaded());
      await index.complete();
    }
    return rankLoaded();
  }

  private opened(): Promise<OpenedIndex> {
    this.opening ??= OpenedIndex.open(this.load).catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private present(
    { records }: OpenedIndex,
    query: string,
    { reading: { terms: queryTerms, corrected }, hits }: Ranked,
    complete: boolean,
  ): Answer {
    // Question words are highlighted only when there is nothing else.
    const content = queryTerms.filter(({ isFunctionWord }) => !isFunctionWord);
    const highlighter = new Highlighter(
      (content.length ? content : queryTerms).flatMap(({ variants }) =>
        variants.map(({ term }) => term),
      ),
    );
    this.highlighter = highlighter;
    const pages = hits.slice(0, mostPages).map(({ page, sections }): PageAnswer => {
      const record = records[page];
      return {
        page,
        title: describeSection(0, record).title,
        crumbs: record?.[1] ?? [],
        sections: sections.map(({ section }) => {
          const { href, heading } = describeSection(section, record);
          return {
            section: section % sectionsPerPage,
            href,
            heading: highlighter.pieces(heading),
          };
        }),
      };
    });
    return { query, ...(corrected === undefined ? {} : { corrected }), pages, complete };
  }
}

/** The title, heading and address of a section, from its page's record. */
function describeSection(
  section: number,
  [path, , ...headings]: PageRecord = ['', []],
): { href: string; title: string; heading: string } {
  const [anchor, heading = ''] = headings.slice(2 * (section % sectionsPerPage));
  return { href: anchor ? `${path}#${anchor}` : path, title: headings[1] ?? path, heading };
}
