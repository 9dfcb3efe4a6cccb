import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One concept, and the one word each language has for it. */
export interface Term {
  ko: string;
  en: string;
  /** How it is written in both languages, for names that stay as they are. */
  written?: string;
  /** Other words for it, which a reader may search for and a writer need not use. */
  search?: string[];
  /** Words and spellings that pages do not use for it. */
  avoid?: string[];
}

/** The words of a site's pages, and how Latin ones are read aloud in Hangul. */
export interface Glossary {
  terms: readonly Term[];
  readings: Readonly<Record<string, string | undefined>>;
  /** The file of the readings, for messages. */
  file: string;
}

/** Reads `terms.json` and `readings.json` of a folder. */
export function readGlossary(folder: string, root: string): Glossary {
  const file = path.join(folder, 'readings.json');
  const { terms } = JSON.parse(readFileSync(path.join(folder, 'terms.json'), 'utf8')) as Glossary;
  const readings = JSON.parse(readFileSync(file, 'utf8')) as Glossary['readings'];
  return { terms, readings, file: path.relative(root, file).split(path.sep).join('/') };
}

const wordBreak = /[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/;

/** The words a name is made of: `sendText` is send and text. */
export function splitName(name: string): string[] {
  return name.split(wordBreak).filter(Boolean);
}

/** How a name is read aloud in Hangul, or nothing when a word of it is not in the readings. */
export function readAloud(name: string, { readings }: Glossary): string | undefined {
  const sounds = splitName(name).map((word) => readings[word.toLowerCase()]);
  return sounds.every((sound) => sound !== undefined) ? sounds.join(' ') : undefined;
}

/**
 * Words that mean the same, for a search: a term in both languages with its other names, and each
 * name of the SDK with its sound in Hangul (`sendText`, 센드 텍스트).
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
