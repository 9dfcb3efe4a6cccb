import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGroups } from './parseGroups';

const folder = fileURLToPath(new URL('../../lexicon/', import.meta.url));

function readLines(from: string): string[] {
  const files = readdirSync(from).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(from + file, 'utf8')
      .trim()
      .split('\n'),
  );
}

/**
 * Reads the words that developers use for one another, beside the product's own glossary. A group
 * per line; Hangul and English alike, phrases with spaces. Only what a site uses enters its index.
 */
export function readLexicon(): string[][] {
  return readLines(folder).flatMap(parseGroups);
}

/** Reads the stems of verbs that Korean texts conjugate, so that all forms of one are one word. */
export function readVerbs(): string[] {
  return readLines(`${folder}conjugated/`).flatMap((line) =>
    line.split(' ').map((verb) => verb.replace(/다$/, '')),
  );
}
