import type { Columns } from '../format/codec';
import { derive } from '../format/derivedTerms';
import {
  headingFile,
  type Load,
  type Manifest,
  manifestFile,
  type PageRecord,
  recordFile,
  textName,
} from '../format/manifest';
import { sectionsPerText } from '../format/postings';
import { Shards } from './Shards';
import { TermIndex } from './TermIndex';

/** An index that is loaded file by file. */
export class OpenedIndex {
  readonly shards: Shards;
  readonly terms: TermIndex;
  /** All pages. */
  records: readonly PageRecord[] = [];
  private readonly contents = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly load: Load,
    readonly manifest: Manifest,
  ) {
    this.shards = new Shards(manifest.starts);
    this.terms = new TermIndex(manifest.sectionCount, this.shards);
  }

  /** Loads what every query needs. */
  static async open(load: Load): Promise<OpenedIndex> {
    const manifest = JSON.parse(await load(manifestFile)) as Manifest;
    // Validates the format, so that a file of a newer build fails here rather than where it is
    // shown.
    if (!Array.isArray(manifest.suggestions))
      throw new Error(`${manifestFile} is of another format`);
    const index = new OpenedIndex(load, manifest);
    const [records] = await Promise.all([
      index.read<PageRecord[]>(recordFile),
      index.fetchTerms(headingFile),
    ]);
    index.records = records;
    derive(records, (...place) => index.terms.put(...place));
    return index;
  }

  async sectionText(page: number, section: number): Promise<string> {
    const texts = await this.read<string[]>(textName(page, Math.floor(section / sectionsPerText)));
    return texts[section % sectionsPerText] ?? '';
  }

  /** Fetches a file of terms. */
  async fetchTerms(name: string): Promise<void> {
    const content = await this.read<Columns>(name);
    if (this.shards.arrived(name)) this.terms.addShard(content);
  }

  /** Prefetches, one after another, the files that later queries may need. */
  async fetchAhead(): Promise<void> {
    for (const name of this.shards.all()) await this.fetchTerms(name);
  }

  /** The content of a file, fetched once; a failed fetch may be retried. */
  private read<T>(name: string): Promise<T> {
    let content = this.contents.get(name) as Promise<T> | undefined;
    if (!content) {
      content = this.load(`${this.manifest.folder}/${name}.json`).then(
        (text) => JSON.parse(text) as T,
      );
      content.catch(() => this.contents.delete(name));
      this.contents.set(name, content);
    }
    return content;
  }
}
