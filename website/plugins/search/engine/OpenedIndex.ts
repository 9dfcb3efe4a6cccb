import type { Columns } from './codec';
import { derive } from './derive';
import { headingFile } from './fileNames';
import { IndexFiles } from './IndexFiles';
import type { Load, Manifest } from './manifest';
import { Shares } from './Shares';
import { TermIndex } from './TermIndex';

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
