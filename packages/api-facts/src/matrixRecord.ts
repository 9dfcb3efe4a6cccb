import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relativeToRoot } from 'docs-kit';
import type { ReferenceProblem } from './problems';
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
export function checkMatrix(reference: Reference): ReferenceProblem[] {
  if (readMatrixRecord(reference)) return [];
  const { record, command } = reference.options.matrix;
  const message = `What operations do in each state was last run with another table. Run "${command}", which writes this record.`;
  return [{ file: relativeToRoot(record, reference.options), line: 1, message }];
}
