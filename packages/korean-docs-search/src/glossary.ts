import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../glossary/', import.meta.url);

/** Reads groups of names for one thing: a group per line, names apart by `=`. */
export function parseGroups(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map((name) => name.trim()));
}

/**
 * Reads the words that developers use for one another. A group per line; Hangul and English alike,
 * phrases with spaces. Only what a site uses enters its index.
 */
export function readGlossary(): string[][] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => parseGroups(readFileSync(new URL(file, folder), 'utf8')));
}

/** Reads the stems of verbs that Korean texts conjugate, so that all forms of one are one word. */
export function readVerbs(): string[] {
  return readFileSync(new URL('../verbs.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/)
    .map((verb) => verb.replace(/다$/, ''));
}
