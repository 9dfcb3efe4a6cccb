import { derive } from './derive';
import { IndexFiles } from './IndexFiles';
import type { Load, Manifest } from './manifest';
import { groupShare, Shares } from './Shares';
import { synonymPointers } from './synonymGroups';
import { TermIndex } from './TermIndex';

const nothing = { shares: { h: [], b: [] }, sharesPerList: 0, whole: false };

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

  /** Fetches a share of the terms. */
  async fetchShare(name: string): Promise<void> {
    const { files, terms, shares } = this;
    if (name === groupShare) {
      const pointers = synonymPointers(await files.groups());
      if (shares.arrived(name)) for (const pointer of pointers) terms.put(pointer);
    } else if (/^.s/.test(name)) {
      shares.takeList(name, await files.list(name));
    } else {
      const share = await files.share(name);
      if (shares.arrived(name)) terms.take(share);
    }
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
    const [records] = await Promise.all([files.records(0), this.fetchShare('h0')]);
    derive(records, [...terms.aliases()], (...place) => terms.put(...place));
  }
}
