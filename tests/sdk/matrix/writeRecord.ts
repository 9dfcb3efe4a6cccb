import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { operations, version } from 'product-sdk/reference';
import type { Observation } from './observe';

const file = new URL('../../../website/records/matrix.json', import.meta.url);

/** The recorded run of the whole matrix, for the pages. */
export interface MatrixRecord {
  sdkVersion: string;
  /** The SHA-256 of the SDK's table as JSON: a page may say `verified` while it matches. */
  tableHash: string;
  environment: string;
  cells: Observation[];
  /** The date of the first run with this result. */
  verifiedOn: string;
}

const format = (record: unknown): string => `${JSON.stringify(record, null, 2)}\n`;

/** Records a verified run. A run with the same result leaves the file unchanged. */
export const writeRecord = async (environment: string, cells: Observation[]): Promise<void> => {
  const tableHash = createHash('sha256').update(JSON.stringify(operations)).digest('hex');
  const seen = { sdkVersion: version, tableHash, environment, cells };
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  if (format({ ...seen, verifiedOn: known.verifiedOn }) === format(known)) return;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, format({ ...seen, verifiedOn: new Date().toISOString().slice(0, 10) }));
};
