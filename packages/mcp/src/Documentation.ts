import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SearchEngine } from 'korean-docs-search/engine';

export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** A page of the documentation. */
export interface Page {
  /** Its path below `docs/`: `api/connect`. */
  id: string;
  title: string;
  markdown: string;
}

/** A sample with the names of its files, itself first. */
export interface Sample {
  proof: string;
  pages: string[];
  files: string[];
}

/** An error code with its reference. */
export interface ErrorFact {
  code: string;
  cause: string;
  fix: string;
  retryable: boolean;
  operations: string[];
}

/** The content of the site's `reference.json`: lists of named entries. */
export interface Reference {
  package: string;
  version: string;
  errors: ErrorFact[];
  [list: string]: unknown;
}

const prefixes: Record<Language, string> = { ko: '', en: 'en/' };

/** The documentation in one language, read from the built site. */
export class Documentation {
  readonly pages: ReadonlyMap<string, Page>;
  readonly samples: ReadonlyMap<string, Sample>;
  readonly reference: Reference;
  readonly #files: ReadonlyMap<string, string>;
  readonly #engine: SearchEngine;

  /** @throws when the folder holds no built site */
  constructor(site: string, language: Language) {
    const folder = path.join(site, prefixes[language]);
    if (!existsSync(path.join(folder, 'reference.json')))
      throw new Error(`${folder} is no built site: it has no reference.json`);
    const json = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const docs = path.join(folder, 'docs');
    const names = readdirSync(docs, { recursive: true, encoding: 'utf8' });
    const ids = names.filter((name) => name.endsWith('.md')).sort();
    this.pages = new Map(
      ids.map((name) => {
        const id = name.slice(0, -'.md'.length).split(path.sep).join('/');
        const markdown = readFileSync(path.join(docs, name), 'utf8');
        return [id, { id, title: /^# (.*)/.exec(markdown)?.[1] ?? id, markdown }];
      }),
    );
    const { samples, files } = json('samples.json') as {
      samples: Record<string, Sample>;
      files: Record<string, string>;
    };
    this.samples = new Map(Object.entries(samples));
    this.#files = new Map(Object.entries(files));
    this.reference = json('reference.json') as Reference;
    // The index names its own files; no path from a caller gets here.
    this.#engine = new SearchEngine((file) => readFile(path.join(folder, file), 'utf8'));
  }

  /** Searches sections, best first. */
  async search(query: string): Promise<{ title: string; page: string; text: string }[]> {
    const { pages } = await this.#engine.search(query);
    // Of the pages further down, the best section is enough: an answer is read whole.
    const found = pages.flatMap(({ page, title, sections }, at) =>
      sections.slice(0, at < 2 ? 3 : 1).map((section) => ({ page, title, section })),
    );
    return Promise.all(
      found.map(async ({ page, title, section: { section, href, heading } }) => {
        const [excerpt] = await this.#engine.excerpts(page, [section]);
        const words = heading.map(({ text }) => text).join('');
        return {
          title: words === title ? title : `${title} › ${words}`,
          page: href.replace(/^docs\//, '').replace(/\/(?=#|$)/, ''),
          text: (excerpt?.pieces ?? []).map(({ text }) => text).join(''),
        };
      }),
    );
  }

  /** Finds a page by id, path, URL, title or last part of its id. */
  findPage(name: string): Page | undefined {
    const inner = name.replace(/[?#].*$/s, '').replace(/(?:\/|\.mdx?|\/index\.html)$/, '');
    const id = inner.replace(/^.*\bdocs\//, '').replace(/^\/+/, '');
    const isNamed = ({ id: one, title }: Page): boolean =>
      [title, one.split('/').at(-1)].some((name) => name?.toLowerCase() === id.toLowerCase());
    // The shortest id is not of an earlier version.
    const named = [...this.pages.values()].filter(isNamed);
    return this.pages.get(id) ?? named.sort((a, b) => a.id.length - b.id.length)[0];
  }

  /** The page or section about a name of the SDK, such as `sendText`, `showFace` or an error code. */
  placeOf(name: string): string | undefined {
    const page = this.findPage(name);
    if (page) return page.id;
    const id = name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
    const places = [...this.pages.values()].flatMap((one) =>
      listSections(one.markdown)
        .filter((section) => section === id || section === `event-${id}`)
        .map((section) => `${one.id}#${section}`),
    );
    return places.sort((a, b) => a.length - b.length)[0];
  }

  /** The text of a sample's file. */
  readFile(name: string): string {
    return this.#files.get(name) ?? '';
  }
}

const mark = (id: string): string => `{#${id}}`;

/**
 * Extracts a section from a page by id: up to the next heading of the same or a higher level, or
 * the whole of a list item.
 */
export function cutSection(markdown: string, id: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.includes(mark(id)));
  const first = lines[start];
  if (first === undefined) return undefined;
  const level = /^#+ /.exec(first)?.[0].length;
  const indent = first.search(/\S/);
  let fence = '';
  const length = lines.slice(start + 1).findIndex((line) => {
    const opened = /^\s*(`{3,})/.exec(line)?.[1];
    if (opened && (!fence || opened === fence)) fence = fence ? '' : opened;
    if (fence || opened) return false;
    const other = /^#+ /.exec(line)?.[0].length;
    if (other !== undefined) return level === undefined || other <= level;
    return level === undefined && line.trim() !== '' && line.search(/\S/) <= indent;
  });
  const end = length < 0 ? lines.length : start + 1 + length;
  return `${lines.slice(start, end).join('\n').trim()}\n`;
}

/** The ids of a page's sections, in order. */
export const listSections = (markdown: string): string[] =>
  [...markdown.matchAll(/^.*?\{#([\w-]+)\}/gm)].map(([, id = '']) => id);
