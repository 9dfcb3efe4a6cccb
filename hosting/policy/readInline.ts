import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** What a page runs and styles itself with, inside its own HTML, as the hashes a policy takes. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

// Any other type is data, which no policy minds.
const executable = new Set([
  '',
  'module',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function unique(hashes: string[]): string[] {
  return [...new Set(hashes)].sort();
}

/** Reads the hashes of a page's inline scripts and styles. */
export function readInline(html: string): InlineHashes {
  const $ = load(html);
  const scripts = $('script:not([src])').filter((_index, element) =>
    executable.has($(element).attr('type')?.toLowerCase() ?? ''),
  );
  const texts = (elements: typeof scripts) =>
    elements.get().map((element) => hashOf($(element).text()));
  return { scripts: unique(texts(scripts)), styles: unique(texts($('style'))) };
}
