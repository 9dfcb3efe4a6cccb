import { readInline, type InlineHashes } from './readInline';

/** A page of a build: its path below the base URL, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

const docs = /^\/?([^/]+\/)?docs\//;

/**
 * Adds to each page its hashes. A documentation page is turned into the next of its language by a
 * script, so it allows the styles of all of them.
 */
export function readHashes(pages: readonly BuiltPage[]): (BuiltPage & { hashes: InlineHashes })[] {
  const shared = new Map<string, Set<string>>();
  const read = pages.map((page) => {
    const { scripts, styles } = readInline(page.html);
    const root = docs.exec(page.path)?.[0] ?? page.path;
    const all = shared.get(root) ?? new Set();
    for (const style of styles) all.add(style);
    shared.set(root, all);
    return { page, scripts, all };
  });
  return read.map(({ page, scripts, all }) => ({
    ...page,
    hashes: { scripts, styles: [...all].sort() },
  }));
}
