import { readFileSync } from 'node:fs';
import type { Term } from './Term';

function readData<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Data;
}

/** Every term of the pages. */
export const { terms } = readData<{ terms: readonly Term[] }>('./terms.json');

const spoken = readData<Readonly<Record<string, string | undefined>>>('./readings.json');

const wordBreak = /[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/;

/** The words a name is made of: `sendText` is send and text. */
export function splitName(name: string): string[] {
  return name.split(wordBreak).filter(Boolean);
}

/** How a name is read aloud in Hangul, or nothing when a word of it is not in the readings. */
export function readAloud(name: string): string | undefined {
  const sounds = splitName(name).map((word) => spoken[word.toLowerCase()]);
  return sounds.every((sound) => sound !== undefined) ? sounds.join(' ') : undefined;
}
