import { listSourceTexts } from '../descriptions/listSourceTexts';
import { readDescriptions } from '../descriptions/readDescriptions';
import { loadReference } from '../loadReference';
import { checkContract } from './contract';
import { checkDefaults } from './defaults';
import { checkDescriptions } from './descriptions';
import { checkMatrix } from './matrix';
import { checkNumbers } from './numbers';
import type { ReferenceProblem } from './Problem';
import { checkThrows } from './throws';

/** Holds docstrings, tables and descriptions to each other. */
export function checkReference(reference = loadReference()): ReferenceProblem[] {
  const descriptions = readDescriptions();
  return [
    ...checkDescriptions(listSourceTexts(reference), descriptions),
    ...checkNumbers(descriptions, reference),
    ...checkDefaults(reference),
    ...checkThrows(reference),
    ...checkMatrix(reference),
    ...checkContract(reference),
  ];
}

/**
 * The same, for the build.
 *
 * @throws when anything is wrong, naming file, line and symbol.
 */
export async function assertReference(): Promise<void> {
  const problems = checkReference().map(({ file, line, message }) => `${file}:${line}: ${message}`);
  if (problems.length > 0) {
    throw new Error(`The reference is not what the SDK is.\n${problems.join('\n')}`);
  }
}
