import type { Reference } from '../loadReference';
import { matrixRecordFile, readMatrixRecord } from '../matrix/readMatrixRecord';
import { relativeToRepository } from '../../../config/paths';
import type { ReferenceProblem } from './Problem';

/** The matrix the pages print was run with the table as it is now. */
export function checkMatrix(reference: Reference, file = matrixRecordFile): ReferenceProblem[] {
  if (readMatrixRecord(reference, file)) return [];
  const message =
    'What operations do in each state was last run with another table. Run "npx playwright test tests/sdk/matrix", which writes this record.';
  return [{ file: relativeToRepository(file), line: 1, message }];
}
