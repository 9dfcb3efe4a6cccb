import { sectionsPerText } from './fields';
import { manifestFile, type Load, type Manifest, type PageRecord } from './manifest';

/** Fetches the files of an index, each once; what failed may be asked for again. */
export class IndexFiles {
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
