import type { Language, Passage } from './Passage';
import { readTextPassage } from './readTextPassage';

const entry = /^\s*"message": (?<value>".*")/;

/** What a file of theme messages says, one message a line. */
export function readMessagePassages(source: string, file: string, language: Language): Passage[] {
  return source.split('\n').flatMap((text, index): Passage[] => {
    const value = entry.exec(text)?.groups?.value;
    if (value === undefined) return [];
    const place = { language, file, line: index + 1, column: text.indexOf(value) + 2 };
    return [readTextPassage(JSON.parse(value) as string, place)];
  });
}
