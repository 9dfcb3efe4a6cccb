import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../glossary/', import.meta.url);

/** Parses synonym groups: one group a line, names separated by `=`. */
export function parseGroups(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map((name) => name.trim()));
}

/**
 * Reads the glossary of developer terms: one group a line, Hangul and English, phrases with spaces.
 * Only terms that a site uses enter its index.
 */
export function readGlossary(): string[][] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parseGroups(readFileSync(new URL(file, folder), 'utf8')));
}

/** Reads the stems of Korean verbs, so that all forms of one map to the same term. */
export function readVerbs(): string[] {
  return readFileSync(new URL('../verbs.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)
    .map((verb) => verb.replace(/다$/, ''));
}
