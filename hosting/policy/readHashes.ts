import { readInline, type InlineHashes } from './readInline';

/** A page of a build: its path below the base URL, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

const docs = /^\/?([^/]+\/)?docs\//;

/**
 * The hashes of each page. A documentation page is turned into the next of its language by a script,
 * so it allows the styles of all of them.
 */
export function readHashes(pages: readonly BuiltPage[]): InlineHashes[] {
  const shared = new Map<string, Set<string>>();
  const read = pages.map(({ path, html }) => {
    const { scripts, styles } = readInline(html);
    const root = docs.exec(path)?.[0] ?? path;
    const all = shared.get(root) ?? new Set();
    for (const style of styles) all.add(style);
    shared.set(root, all);
    return { scripts, all };
  });
  return read.map(({ scripts, all }) => ({ scripts, styles: [...all].sort() }));
}
