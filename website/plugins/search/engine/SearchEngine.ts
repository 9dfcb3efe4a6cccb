import type { Answer, Excerpt, PageAnswer } from './answer';
import { excerpt } from './excerpt';
import { sectionsPerPage } from './fields';
import { Highlighter } from './highlight';
import { manifestFile, type Load, type Manifest, type PageRecord } from './manifest';
import { rank } from './query/rank';
import type { PageHit } from './query/rankPage';
import { readQuery, type ReadQuery } from './query/readQuery';
import { Shares } from './Shares';
import { TermIndex } from './TermIndex';

const mostPages = 8;
const mostRounds = 4;

export interface SearchOptions {
  /** Takes the query as it is typed: no other keyboard layout. */
  literal?: boolean;
  /** Called with what is known so far, when something has to be fetched first. */
  onPartial?: (answer: Answer) => void;
}

/** Answers queries from an index that it fetches piece by piece. */
export class SearchEngine {
  private opening: Promise<void> | undefined;
  private manifest: Manifest | undefined;
  private shares = new Shares({ h: [], b: [] });
  private index = new TermIndex(0, this.shares);
  private readonly records = new Map<number, PageRecord[]>();
  private readonly texts = new Map<number, Promise<string[]>>();
  private highlighter = new Highlighter([]);

  constructor(private readonly load: Load) {}

  /** Fetches what every query needs. Gives the searches to suggest; a failure may be retried. */
  async open(): Promise<string[]> {
    this.opening ??= this.openOnce().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    await this.opening;
    return this.manifest?.suggestions ?? [];
  }

  /** Answers a query, best pages first. */
  async search(query: string, { literal = false, onPartial }: SearchOptions = {}): Promise<Answer> {
    await this.open();
    for (let round = 0; ; round++) {
      const { reading, hits } = this.lookUp(query, literal);
      const asked = this.shares.takeAsked();
      const complete = asked.length === 0 || round >= mostRounds;
      if (complete || (round === 0 && onPartial && hits.length)) {
        const answer = await this.present(query, reading, hits, complete);
        if (complete) return answer;
        onPartial?.(answer);
      }
      await Promise.all(asked.map((name) => this.fetchShare(name)));
    }
  }

  /** The pages that answer a query as numbers, best first; for measuring. */
  lookUp(query: string, literal: boolean): { reading: ReadQuery; hits: PageHit[] } {
    const reading = readQuery(this.index, query, literal);
    return { reading, hits: rank(this.index, reading.slots, this.manifest?.pageCount ?? 0) };
  }

  /** Excerpts of a page's sections, with what the last query matched. */
  async excerpts(page: number, sections: readonly number[]): Promise<Excerpt[]> {
    const highlighter = this.highlighter;
    const texts = await this.pageTexts(page);
    return sections.map((section) => ({
      page,
      section,
      pieces: excerpt(texts[section] ?? '', highlighter),
    }));
  }

  private async openOnce(): Promise<void> {
    const manifest = JSON.parse(await this.load(manifestFile)) as Manifest;
    this.shares = new Shares(manifest.shares);
    this.index = new TermIndex(manifest.sectionCount, this.shares);
    this.manifest = manifest;
    if (manifest.shares.h.length > 1) return;
    await Promise.all([this.fetchShare('h0'), this.recordOf(0)]);
  }

  private file(name: string): Promise<string> {
    return this.load(`${this.manifest?.folder ?? ''}/${name}.json`);
  }

  private async fetchShare(name: string): Promise<void> {
    const share = await this.file(name);
    if (this.shares.arrived(name)) this.index.take(share);
  }

  private async recordOf(page: number): Promise<PageRecord | undefined> {
    const perFile = this.manifest?.pagesPerRecord ?? 1;
    const at = Math.floor(page / perFile);
    let records = this.records.get(at);
    if (!records) {
      records = JSON.parse(await this.file(`r${at}`)) as PageRecord[];
      this.records.set(at, records);
    }
    return records[page % perFile];
  }

  private pageTexts(page: number): Promise<string[]> {
    let texts = this.texts.get(page);
    if (!texts) {
      texts = this.file(`t${page}`).then((text) => JSON.parse(text) as string[]);
      texts.catch(() => this.texts.delete(page));
      this.texts.set(page, texts);
    }
    return texts;
  }

  private async present(
    query: string,
    reading: ReadQuery,
    hits: PageHit[],
    complete: boolean,
  ): Promise<Answer> {
    const shown = hits.slice(0, mostPages);
    const records = await Promise.all(shown.map(({ page }) => this.recordOf(page)));
    this.highlighter = new Highlighter(
      reading.slots.flatMap(({ variants }) => variants.map(({ term }) => term)),
    );
    const pages = shown.flatMap((hit, at) => this.presentPage(hit, records[at]));
    const corrected = reading.corrected === undefined ? {} : { corrected: reading.corrected };
    return { query, ...corrected, pages, complete };
  }

  private presentPage(hit: PageHit, record: PageRecord | undefined): PageAnswer[] {
    if (!record) return [];
    const [path, crumbs, sections] = record;
    return [
      {
        page: hit.page,
        title: sections[0]?.[1] ?? path,
        crumbs,
        sections: hit.sections.map(({ section }) => {
          const number = section % sectionsPerPage;
          const [anchor, heading] = sections[number] ?? ['', ''];
          return {
            section: number,
            href: anchor ? `${path}#${anchor}` : path,
            heading: this.highlighter.pieces(heading),
          };
        }),
      },
    ];
  }
}
