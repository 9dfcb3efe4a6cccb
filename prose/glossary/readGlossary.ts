import readings from './readings.json' with { type: 'json' };
import file from './terms.json' with { type: 'json' };
import type { Term } from './Term';

/** Every term of the pages. */
export const terms: readonly Term[] = file.terms;

const spoken: Readonly<Record<string, string | undefined>> = readings;

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
