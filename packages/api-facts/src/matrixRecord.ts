import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ReferenceProblem, relativeToRoot } from './problems';
import type { Reference } from './reference';
import type { Cell } from './tables';

/** One call of the run: what an operation did in a state. */
interface RecordedCell extends Cell {
  operation: string;
  state: string;
}

/** What the last run of the whole matrix saw. */
interface MatrixRecord {
  sdkVersion: string;
  verifiedOn: string;
  /** The hash of the table that was run. */
  tableHash: string;
  cells: RecordedCell[];
}

/** The hash of the table of operations and states as it is now. */
export function hashOperations({ tables }: Reference): string {
  return createHash('sha256').update(JSON.stringify(tables.operations)).digest('hex');
}

/** The record of the last run; nothing when the table has changed since. */
export function readMatrixRecord(
  reference: Reference,
  file = reference.options.matrix.record,
): MatrixRecord | undefined {
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatrixRecord;
  return record.tableHash === hashOperations(reference) ? record : undefined;
}

/** The matrix the pages print was run with the table as it is now. */
export function checkMatrix(
  reference: Reference,
  file = reference.options.matrix.record,
): ReferenceProblem[] {
  if (readMatrixRecord(reference, file)) return [];
  const { options } = reference;
  const message = `What operations do in each state was last run with another table. Run "${options.matrix.command}", which writes this record.`;
  return [{ file: relativeToRoot(file, options), line: 1, message }];
}
