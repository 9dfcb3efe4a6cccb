import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reference } from '../loadReference';
import { websiteFolder } from '../../../config/paths';
import type { SdkTables } from '../readTables';

export type Cell = SdkTables['operations']['connect']['idle'];

/** One call of the run: what an operation did in a state. */
interface RecordedCell extends Cell {
  operation: string;
  state: string;
}

/** What the last run of the whole matrix saw. */
export interface MatrixRecord {
  sdkVersion: string;
  verifiedOn: string;
  /** The hash of the table that was run. */
  tableHash: string;
  cells: RecordedCell[];
}

export const matrixRecordFile = path.join(websiteFolder, 'records/matrix.json');

/** The hash of the table of operations and states as it is now. */
export function hashOperations({ tables }: Reference): string {
  return createHash('sha256').update(JSON.stringify(tables.operations)).digest('hex');
}

/** The record of the last run; nothing when the table has changed since. */
export function readMatrixRecord(
  reference: Reference,
  file = matrixRecordFile,
): MatrixRecord | undefined {
  if (!existsSync(file)) return undefined;
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatrixRecord;
  return record.tableHash === hashOperations(reference) ? record : undefined;
}
