import { readFileSync } from 'node:fs';
import path from 'node:path';
import { relativeToRoot } from 'docs-kit';

/** A concept with its term in each language. */
export interface Term {
  ko: string;
  en: string;
  /** How it is written in both languages, for names that are not translated. */
  written?: string;
  /** Synonyms that a reader may search for and a writer need not use. */
  search?: string[];
  /** Words and spellings that pages must not use for it. */
  avoid?: string[];
}

/** The terms of a site's pages, and the Hangul readings of Latin words. */
export interface Glossary {
  terms: readonly Term[];
  readings: Readonly<Record<string, string | undefined>>;
  /** The path of the readings, for messages. */
  file: string;
}

/** Reads `terms.json` and `readings.json` from a folder. */
export function readGlossary(folder: string, root: string): Glossary {
  const file = path.join(folder, 'readings.json');
  const { terms } = JSON.parse(readFileSync(path.join(folder, 'terms.json'), 'utf8')) as Glossary;
  const readings = JSON.parse(readFileSync(file, 'utf8')) as Glossary['readings'];
  return { terms, readings, file: relativeToRoot(file, { root }) };
}

const wordBreak = /[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/;

/** Splits an identifier into words: `sendText` is send and text. */
export function splitName(name: string): string[] {
  return name.split(wordBreak).filter(Boolean);
}

/** The Hangul reading of an identifier, or nothing when one of its words has none. */
export function readAloud(name: string, { readings }: Glossary): string | undefined {
  const sounds = splitName(name).map((word) => readings[word.toLowerCase()]);
  return sounds.every((sound) => sound !== undefined) ? sounds.join(' ') : undefined;
}

/**
 * Synonym groups for the search: a term in both languages with its synonyms, and each name of the
 * SDK with its Hangul reading (`sendText`, 센드 텍스트).
 */
export function listSearchGroups(glossary: Glossary, names: readonly string[] = []): string[][] {
  const ofTerms = glossary.terms.map(({ ko, en, search = [], avoid = [] }) => [
    ko,
    en,
    ...search,
    ...avoid,
  ]);
  const ofNames = names.flatMap((name) => {
    const sound = readAloud(name, glossary);
    return sound === undefined ? [] : [[name, sound]];
  });
  return [...ofTerms, ...ofNames].map((group) => [...new Set(group)]);
}
