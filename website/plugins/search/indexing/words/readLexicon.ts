import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGroups } from './parseGroups';

const folder = fileURLToPath(new URL('../../lexicon/', import.meta.url));

/**
 * Reads the words that developers use for one another, beside the product's own glossary. A group
 * per line; Hangul and English alike, phrases with spaces. Only what a site uses enters its index.
 */
export function readLexicon(): string[][] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => parseGroups(readFileSync(folder + file, 'utf8')));
}
