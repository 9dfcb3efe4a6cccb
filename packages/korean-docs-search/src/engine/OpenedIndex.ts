import type { Columns } from '../format/codec';
import { derive } from '../format/derivedTerms';
import {
  headingFile,
  type Load,
  type Manifest,
  manifestFile,
  type PageRecord,
} from '../format/manifest';
import { sectionsPerText } from '../format/postings';
import { Shards } from './Shards';
import { TermIndex } from './TermIndex';

/** An index that is loaded file by file. */
export class OpenedIndex {
  readonly shards: Shards;
  readonly terms: TermIndex;
  private readonly contents = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly load: Load,
    readonly manifest: Manifest,
  ) {
    this.shards = new Shards(manifest);
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
    if (manifest.whole) {
      const [records] = await Promise.all([index.records(0), index.fetchAsked(headingFile)]);
      derive(records, (...place) => index.terms.put(...place));
    }
    return index;
  }

  async record(page: number): Promise<PageRecord | undefined> {
    const { pagesPerRecord } = this.manifest;
    return (await this.records(Math.floor(page / pagesPerRecord)))[page % pagesPerRecord];
  }

  async sectionText(page: number, section: number): Promise<string> {
    const file = Math.floor(section / sectionsPerText);
    const texts = await this.read<string[]>(`t${page}-${file}`);
    return texts[section % sectionsPerText] ?? '';
  }

  async fetchAsked(name: string): Promise<void> {
    const content = await this.read(name);
    if (!this.shards.arrived(name)) return;
    if (name.startsWith('l')) this.shards.lists.set(name, content as string[]);
    else if (name.startsWith('w'))
      for (const word of content as string[]) this.terms.putHeadingWord(word);
    else this.terms.addShard(content as Columns);
  }

  /** Prefetches, one after another, the files that later queries may need. */
  async fetchAhead(): Promise<void> {
    for (const name of this.shards.all()) await this.fetchAsked(name);
  }

  /** A file of records; on a small site the first contains all. */
  private records(file: number): Promise<PageRecord[]> {
    return this.read(`r${file}`);
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
