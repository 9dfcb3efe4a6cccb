import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { operations, version } from 'product-sdk/reference';
import type { Observation } from './observe';

const file = new URL('../../../website/records/matrix.json', import.meta.url);

/** The run of the whole matrix that the pages print. */
export interface MatrixRecord {
  sdkVersion: string;
  /** The SHA-256 of the SDK's table, as JSON: a page may say `verified` while it still agrees. */
  tableHash: string;
  environment: string;
  cells: Observation[];
  /** The day on which a run first gave what is recorded here. */
  verifiedOn: string;
}

const format = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;

/** Writes down a run that was checked. A run that saw nothing new leaves the file as it is. */
export const writeRecord = async (environment: string, cells: Observation[]): Promise<void> => {
  const tableHash = createHash('sha256').update(JSON.stringify(operations)).digest('hex');
  const seen = { sdkVersion: version, tableHash, environment, cells };
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  if (format({ ...seen, verifiedOn: known.verifiedOn }) === format(known)) return;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, format({ ...seen, verifiedOn: new Date().toISOString().slice(0, 10) }));
};
