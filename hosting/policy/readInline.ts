import { createHash } from 'node:crypto';
import type { PageElement } from './listElements';

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

/** The source expression with which a content policy allows exactly this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function unique(hashes: string[]): string[] {
  return [...new Set(hashes)].sort();
}

/** Reads the hashes of a page's inline scripts and styles. */
export function readInline(elements: readonly PageElement[]): InlineHashes {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const { name, attributes, text } of elements) {
    const { src, type = '' } = attributes;
    if (name === 'style') styles.push(hashOf(text));
    if (name === 'script' && src === undefined && executable.has(type.toLowerCase()))
      scripts.push(hashOf(text));
  }
  return { scripts: unique(scripts), styles: unique(styles) };
}
