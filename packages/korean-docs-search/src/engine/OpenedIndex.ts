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
import { Shares } from './Shares';
import { TermIndex } from './TermIndex';

/** Fetches the files of an index, each once; what failed may be asked for again. */
class IndexFiles {
  private readonly contents = new Map<string, Promise<unknown>>();
  private manifest: Manifest | undefined;

  constructor(private readonly load: Load) {}

  /** What is fetched first. */
  async open(): Promise<Manifest> {
    if (this.manifest) return this.manifest;
    const manifest = JSON.parse(await this.load(manifestFile)) as Partial<Manifest>;
    // What a newer build wrote otherwise is to fail here, not where it is shown.
    if (!Array.isArray(manifest.suggestions))
      throw new Error(`${manifestFile} is of another format`);
    return (this.manifest = manifest as Manifest);
  }

  /** A file of records; on a small site the first has them all. */
  records(file: number): Promise<PageRecord[]> {
    return this.read(`r${file}`);
  }

  /** How results show a page. */
  async record(page: number): Promise<PageRecord | undefined> {
    const perFile = this.manifest?.pagesPerRecord ?? 1;
    return (await this.records(Math.floor(page / perFile)))[page % perFile];
  }

  /** The text of a section of a page. */
  async sectionText(page: number, section: number): Promise<string> {
    const file = Math.floor(section / sectionsPerText);
    const texts = await this.read<string[]>(`t${page}-${file}`);
    return texts[section % sectionsPerText] ?? '';
  }

  /** The content of a file by its name in the folder. */
  read<T>(name: string): Promise<T> {
    let content = this.contents.get(name) as Promise<T> | undefined;
    if (!content) {
      content = this.load(`${this.manifest?.folder ?? ''}/${name}.json`).then(
        (text) => JSON.parse(text) as T,
      );
      content.catch(() => this.contents.delete(name));
      this.contents.set(name, content);
    }
    return content;
  }
}

const nothing = { starts: [], startsPerList: 0, words: [], whole: false };

/** What has been fetched of an index, and fetches more of it. */
export class OpenedIndex {
  readonly files: IndexFiles;
  /** What there is to know of all pages. */
  known: Pick<Manifest, 'pageCount' | 'linked'> = { pageCount: 0, linked: '' };
  shares = new Shares(nothing);
  terms = new TermIndex(0, this.shares);
  private opening: Promise<Manifest> | undefined;

  constructor(load: Load) {
    this.files = new IndexFiles(load);
  }

  /** Fetches what every query needs; a failure may be retried. */
  open(): Promise<Manifest> {
    this.opening ??= this.openOnce().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** Fetches a file that a query asked for. */
  async fetchAsked(name: string): Promise<void> {
    const { files, terms, shares } = this;
    const content = await files.read(name);
    if (!shares.arrived(name)) return;
    if (name.startsWith('l')) shares.lists.set(name, content as string[]);
    else if (name.startsWith('w'))
      for (const word of content as string[]) terms.putHeadingWord(word);
    else terms.take(content as Columns);
  }

  /** Fetches one after the other what later queries may ask for. */
  async fetchAhead(): Promise<void> {
    for (const name of this.shares.all()) await this.fetchAsked(name);
  }

  private async openOnce(): Promise<Manifest> {
    const manifest = await this.files.open();
    this.known = manifest;
    this.shares = new Shares(manifest);
    this.terms = new TermIndex(manifest.sectionCount, this.shares);
    if (manifest.whole) await this.openWhole();
    return manifest;
  }

  private async openWhole(): Promise<void> {
    const { files, terms } = this;
    const [records] = await Promise.all([files.records(0), this.fetchAsked(headingFile)]);
    derive(records, (...place) => terms.put(...place));
  }
}
