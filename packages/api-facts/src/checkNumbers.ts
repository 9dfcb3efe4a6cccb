import type { PlacedDescription } from './descriptions';
import type { Reference } from './reference';
import { type ReferenceProblem, relativeToRoot } from './problems';
import { listPlaceholders, valueOf, withoutPlaceholders, withoutRepeated } from './texts';

const digits = /(?<![\w.])\d{1,3}(?:[ ,]\d{3})+(?![\w])|(?<![\w.])\d+(?![\w])/g;
const words = 'zero one two three four five six seven eight nine ten'.split(' ');

function readNumbers(text: string): Set<number> {
  return new Set((text.match(digits) ?? []).map((one) => Number(one.replace(/[ ,]/g, ''))));
}

function readWords(text: string): number[] {
  const spoken = new Set(text.toLowerCase().match(/[a-z]+/g));
  return words.flatMap((word, value) => (spoken.has(word) ? [value] : []));
}

function readKorean(text: string, reference: Reference): Set<number> {
  const named = listPlaceholders(text).map(({ table, name }) => valueOf(table, name, reference));
  return new Set([...readNumbers(withoutPlaceholders(text)), ...named.map(Number)]);
}

/** One and zero may be written as words in one language only. */
const counts = (value: number): boolean => value > 1;

/**
 * Compares the numbers in English docstrings, which are typed, with those in the Korean
 * descriptions, which come from the SDK's tables: a difference means that the docstring is
 * outdated.
 */
export function checkNumbers(
  descriptions: ReadonlyMap<string, PlacedDescription>,
  reference: Reference,
): ReferenceProblem[] {
  return [...descriptions].flatMap(([key, { ko, file, line }]): ReferenceProblem[] => {
    const en = reference.texts.get(key)?.text ?? '';
    const english = readNumbers(withoutRepeated(en));
    const korean = readKorean(ko, reference);
    const spoken = new Set([...english, ...readWords(en)]);
    const wrong = [
      ...[...korean].filter((value) => counts(value) && !spoken.has(value)),
      ...[...english].filter((value) => counts(value) && !korean.has(value)),
    ];
    if (wrong.length === 0) return [];
    const message = `${key} has other numbers in English than in Korean: ${wrong.join(', ')}. Correct the docstring, or the number's name in the Korean.`;
    return [{ file: relativeToRoot(file, reference.options), line, message }];
  });
}
