import type { Reference } from './reference';
import { listFunctions, originOf } from './declarations';
import { placeOfProblem, type ReferenceProblem } from './problems';
import { checkDescriptions, readDescriptions } from './descriptions';
import { checkContract } from './contract';
import { checkDefaults } from './defaults';
import { checkMatrix } from './matrixRecord';
import { checkNumbers } from './checkNumbers';
import { checkChangelogs } from './changes/changelog';
import { checkReleases } from './changes/releases';

/** Checks that the `@throws` codes of each operation are those in the table of errors. */
export function checkThrows(reference: Reference): ReferenceProblem[] {
  const functions = Object.values(listFunctions(reference));
  return functions.flatMap(({ key, name, throws }): ReferenceProblem[] => {
    const real = reference.tables.errors
      .filter(({ operations }) =>
        operations.some((operation) => operation === originOf(name, reference)),
      )
      .map(({ code }): string => code);
    const wrong = [
      ...throws
        .filter((code) => !real.includes(code))
        .map((code) => `${code} is not among its errors`),
      ...real.filter((code) => !throws.includes(code)).map((code) => `${code} is left out`),
    ];
    if (wrong.length === 0) return [];
    const message = `The docstring of ${key} says wrongly what it throws: ${wrong.join(', ')}.`;
    return [{ ...placeOfProblem(reference.model.places[key] ?? ''), message }];
  });
}

/** Checks docstrings, tables and descriptions against each other. */
export function checkReference(reference: Reference): ReferenceProblem[] {
  const descriptions = readDescriptions(reference.options);
  return [
    ...checkDescriptions(reference, descriptions),
    ...checkNumbers(descriptions, reference),
    ...checkDefaults(reference),
    ...checkThrows(reference),
    ...checkMatrix(reference),
    ...checkContract(reference),
    ...checkReleases(reference),
    ...checkChangelogs(reference),
  ];
}
