import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ReferenceProblem, relativeToRoot } from './problems';
import type { Reference } from './reference';
import type { Cell } from './tables';

/** A recorded call: what an operation did in a state. */
interface RecordedCell extends Cell {
  operation: string;
  state: string;
}

/** The record of the last run of the whole matrix. */
interface MatrixRecord {
  sdkVersion: string;
  verifiedOn: string;
  /** The hash of the table at the time of the run. */
  tableHash: string;
  cells: RecordedCell[];
}

/** The hash of the current table of operations and states. */
export function hashOperations({ tables }: Reference): string {
  return createHash('sha256').update(JSON.stringify(tables.operations)).digest('hex');
}

/** The record of the last run; nothing if the table has changed since. */
export function readMatrixRecord(
  reference: Reference,
  file = reference.options.matrix.record,
): MatrixRecord | undefined {
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatrixRecord;
  return record.tableHash === hashOperations(reference) ? record : undefined;
}

/** Checks that the recorded matrix was run with the current table. */
export function checkMatrix(
  reference: Reference,
  file = reference.options.matrix.record,
): ReferenceProblem[] {
  if (readMatrixRecord(reference, file)) return [];
  const { options } = reference;
  const message = `What operations do in each state was last run with another table. Run "${options.matrix.command}", which writes this record.`;
  return [{ file: relativeToRoot(file, options), line: 1, message }];
}
