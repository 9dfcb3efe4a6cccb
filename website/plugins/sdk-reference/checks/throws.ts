import type { Reference } from '../loadReference';
import { listFunctions, originOf } from '../remark/listFunctions';
import { placeOfProblem, type ReferenceProblem } from './Problem';

/** The codes after `@throws` are those the table of errors has for the operation. */
export function checkThrows(reference: Reference): ReferenceProblem[] {
  const functions = Object.values(listFunctions(reference));
  return functions.flatMap(({ key, name, throws }): ReferenceProblem[] => {
    const real = reference.tables.errors
      .filter(({ operations }) => operations.some((operation) => operation === originOf(name)))
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
