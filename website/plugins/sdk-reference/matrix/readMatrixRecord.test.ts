import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadReference } from '../loadReference';
import { hashOperations, readMatrixRecord } from './readMatrixRecord';

const folder = mkdtempSync(path.join(tmpdir(), 'matrix-'));
const file = path.join(folder, 'matrix.json');
const write = (tableHash: string) =>
  writeFileSync(
    file,
    JSON.stringify({ sdkVersion: '0.1.0', verifiedOn: '2026-11-20', tableHash, cells: [] }),
  );

beforeAll(() => void loadReference(), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('the record of a run with the table of now is proof', () => {
  write(hashOperations(loadReference()));
  expect(readMatrixRecord(loadReference(), file)?.verifiedOn).toBe('2026-11-20');
});

test('the record of a run with another table is none', () => {
  write('another');
  expect(readMatrixRecord(loadReference(), file)).toBeUndefined();
});

test('nor is a record that is not there', () => {
  expect(readMatrixRecord(loadReference(), path.join(folder, 'none.json'))).toBeUndefined();
});
