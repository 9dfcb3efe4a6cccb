import type { Reference } from './reference';
import { relativeToRoot } from 'docs-kit';
import { errorsOf, listFunctions, originOf } from './declarations';
import { placeOfProblem, type ReferenceProblem } from './problems';
import { checkDescriptions } from './descriptions';
import { checkContract } from './contract';
import { checkDefaults } from './defaults';
import { checkMatrix } from './matrixRecord';
import { checkChangelogs } from './changes/changelog';
import { checkReleases } from './changes/releases';
import { listPlaceholders, valueOf, withoutPlaceholders, withoutRepeated } from './texts';

/** Checks that the `@throws` codes of each operation are those in the table of errors. */
export function checkThrows(reference: Reference): ReferenceProblem[] {
  const functions = Object.values(listFunctions(reference));
  return functions.flatMap(({ key, name, throws }): ReferenceProblem[] => {
    const real = errorsOf(name, reference).map(({ code }) => code);
    const wrong = [
      ...throws
        .filter((code) => !real.includes(code))
        .map((code) => `${code} is not among its errors`),
      ...real.filter((code) => !throws.includes(code)).map((code) => `${code} is left out`),
    ];
    if (wrong.length === 0) return [];
    const origin = originOf(name, reference);
    const alias =
      origin === name ? '' : ` Its errors are those of ${origin}, by namesInErrorTable.`;
    const message = `The docstring of ${key} says wrongly what it throws: ${wrong.join(', ')}.${alias}`;
    return [{ ...placeOfProblem(reference.model.places[key] ?? ''), message }];
  });
}

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
export function checkNumbers(reference: Reference): ReferenceProblem[] {
  return [...reference.descriptions].flatMap(([key, { ko, file, line }]): ReferenceProblem[] => {
    const source = reference.texts.get(key);
    // `checkDescriptions` reports a text that one language lacks.
    if (!source || !ko) return [];
    const english = readNumbers(withoutRepeated(source.text));
    const korean = readKorean(ko, reference);
    const spoken = new Set([...english, ...readWords(source.text)]);
    const onlyKorean = [...korean].filter((value) => counts(value) && !spoken.has(value));
    const onlyEnglish = [...english].filter((value) => counts(value) && !korean.has(value));
    if (onlyKorean.length + onlyEnglish.length === 0) return [];
    const list = (numbers: number[]) => numbers.join(', ') || 'none of these';
    const message = `${key} has other numbers in English (${source.place}: ${list(onlyEnglish)}) than in Korean (${list(onlyKorean)}). Correct the English, or the number's name in the Korean.`;
    return [{ file: relativeToRoot(file, reference.options), line, message }];
  });
}

/** Checks docstrings, tables and descriptions against each other. */
export function checkReference(reference: Reference): ReferenceProblem[] {
  return [
    ...checkDescriptions(reference),
    ...checkNumbers(reference),
    ...checkDefaults(reference),
    ...checkThrows(reference),
    ...checkMatrix(reference),
    ...checkContract(reference),
    ...checkReleases(reference),
    ...checkChangelogs(reference),
  ];
}
