import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reference } from './loadReference';
import { websiteFolder } from './repositoryPaths';

/** When the matrix was last seen to be true, and of which SDK. */
export interface MatrixProof {
  version: string;
  date: string;
}

/** What the record of a run has in it. */
interface MatrixRecord extends MatrixProof {
  /** The hash of the table that was run. */
  hash: string;
}

/** The hash of the table of operations and states as it is now. */
export function hashOperations({ tables }: Reference): string {
  const table = JSON.stringify(tables.operations);
  return createHash('sha256').update(table).digest('hex');
}

/** The proof that the matrix is true; nothing when the table has changed since it was run. */
export function readMatrixRecord(
  reference: Reference,
  file = path.join(websiteFolder, 'records/matrix.json'),
): MatrixProof | undefined {
  if (!existsSync(file)) return undefined;
  const { hash, version, date } = JSON.parse(readFileSync(file, 'utf8')) as MatrixRecord;
  return hash === hashOperations(reference) ? { version, date } : undefined;
}
