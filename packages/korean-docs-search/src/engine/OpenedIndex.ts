import type { Columns } from '../format/codec';
import { derive } from '../format/derivedTerms';
import {
  headingFile,
  type Load,
  type Manifest,
  manifestFile,
  type PageRecord,
  recordFile,
  termFile,
  textFile,
} from '../format/manifest';
import { TermIndex } from './TermIndex';

/** An index that is loaded file by file. */
export class OpenedIndex {
  readonly terms: TermIndex;
  /** All pages. */
  records: readonly PageRecord[] = [];
  private readonly contents = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly load: Load,
    readonly manifest: Manifest,
  ) {
    this.terms = new TermIndex(manifest.sectionCount);
  }

  /** Loads what every query needs. */
  static async open(load: Load): Promise<OpenedIndex> {
    const manifest = JSON.parse(await load(manifestFile)) as Manifest;
    // Validates the format, so that a file of a newer build fails here rather than where it is
    // shown.
    if (!Array.isArray(manifest.suggestions))
      throw new Error(`${manifestFile} is of another format`);
    const index = new OpenedIndex(load, manifest);
    const [records, headings] = await Promise.all([
      index.read<PageRecord[]>(recordFile),
      index.read<Columns>(headingFile),
    ]);
    index.terms.add(headings);
    index.records = records;
    derive(records, (...place) => index.terms.put(...place));
    return index;
  }

  async sectionText(page: number, section: number): Promise<string> {
    const texts = await this.read<string[][]>(textFile);
    return texts[page]?.[section] ?? '';
  }

  /** Loads the terms of texts. */
  async complete(): Promise<void> {
    const columns = await this.read<Columns>(termFile);
    if (this.terms.isComplete) return;
    this.terms.add(columns);
    this.terms.isComplete = true;
  }

  /** Prefetches what later queries need. */
  async fetchAhead(): Promise<void> {
    await this.complete();
    await this.read(textFile);
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
