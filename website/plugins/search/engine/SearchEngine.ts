import type { Answer, Excerpt } from './answer';
import { derive } from './derive';
import { excerpt } from './excerpt';
import { Highlighter } from './highlight';
import { IndexFiles } from './IndexFiles';
import type { Load, Manifest } from './manifest';
import { presentPage } from './presentPage';
import { rank } from './query/rank';
import type { PageHit } from './query/rankPage';
import { readQuery, type ReadQuery } from './query/readQuery';
import { groupShare, Shares } from './Shares';
import { synonymPointers } from './synonymGroups';
import { TermIndex } from './TermIndex';

const mostPages = 8;
const mostRounds = 6;
/** Words that only shape a question weigh less; they are marked only when there is nothing else. */
const tellingWeight = 0.2;
const nothing = { shares: { h: [], b: [] }, sharesPerList: 0, whole: false };

export interface SearchOptions {
  /** Takes the query as it is typed: no other keyboard layout. */
  literal?: boolean;
  /** Called with what is known so far, when something has to be fetched first. */
  onPartial?: (answer: Answer) => void;
}

/** Answers queries from an index that it fetches piece by piece. */
export class SearchEngine {
  private readonly files: IndexFiles;
  private opening: Promise<Manifest> | undefined;
  private pageCount = 0;
  private shares = new Shares(nothing);
  private index = new TermIndex(0, this.shares);
  private highlighter = new Highlighter([]);

  constructor(load: Load) {
    this.files = new IndexFiles(load);
  }

  /** Fetches what every query needs. Gives the searches to suggest; a failure may be retried. */
  async open(): Promise<string[]> {
    this.opening ??= this.openOnce().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return (await this.opening).suggestions;
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
    return { reading, hits: rank(this.index, reading.slots, this.pageCount) };
  }

  /** Excerpts of a page's sections, with what the last query matched. */
  excerpts(page: number, sections: readonly number[]): Promise<Excerpt[]> {
    const highlighter = this.highlighter;
    return Promise.all(
      sections.map(async (section) => {
        const text = await this.files.sectionText(page, section);
        return { page, section, pieces: excerpt(text, highlighter) };
      }),
    );
  }

  private async openOnce(): Promise<Manifest> {
    const manifest = await this.files.open();
    this.pageCount = manifest.pageCount;
    this.shares = new Shares(manifest);
    this.index = new TermIndex(manifest.sectionCount, this.shares);
    if (manifest.whole) await this.openWhole();
    return manifest;
  }

  private async openWhole(): Promise<void> {
    const { files, index } = this;
    const [records] = await Promise.all([files.records(0), this.fetchShare('h0')]);
    derive(records, [...index.aliases()], (...place) => index.put(...place));
  }

  private async fetchShare(name: string): Promise<void> {
    const { files, index, shares } = this;
    if (name === groupShare) {
      const pointers = synonymPointers(await files.groups());
      if (shares.arrived(name)) for (const pointer of pointers) index.put(pointer);
    } else if (/^.s/.test(name)) {
      shares.takeList(name, await files.list(name));
    } else {
      const share = await files.share(name);
      if (shares.arrived(name)) index.take(share);
    }
  }

  private async present(
    query: string,
    { slots, corrected }: ReadQuery,
    hits: PageHit[],
    complete: boolean,
  ): Promise<Answer> {
    const shown = hits.slice(0, mostPages);
    const records = await Promise.all(shown.map(({ page }) => this.files.record(page)));
    const telling = slots.filter(({ weight }) => weight >= tellingWeight);
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
