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

/** A thing's names, and what else they lead to or are led to by. */
export interface Related {
  names: string[];
  others: string[];
}

const readRelated = (from: string): Related[] =>
  readLines(`${folder}${from}/`).map((line) => {
    const [names = [], others = []] = line.split(' > ').map((side) => parseGroups(side)[0]);
    return { names, others };
  });

/**
 * Reads what a thing is a kind of, or what does the same elsewhere: a site that does not have its
 * name is asked for that. Names, then after ` > ` the wider ones.
 */
export const readWider = (): Related[] => readRelated('wider');

/**
 * Reads how those ask for a thing who do not know its name: by what goes wrong without it, by what
 * they want to do, by an error's words. Names, then after ` > ` the ways to ask.
 */
export const readAsked = (): Related[] => readRelated('asked');

/** Reads the stems of verbs that Korean texts conjugate, so that all forms of one are one word. */
export function readVerbs(): string[] {
  return readLines(`${folder}conjugated/`).flatMap((line) =>
    line.split(' ').map((verb) => verb.replace(/다$/, '')),
  );
}
