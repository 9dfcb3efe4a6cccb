import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOperations, readMatrixRecord } from '../../packages/api-facts/src/matrixRecord';
import { apiFacts } from '../../website/config/apiFacts';

const folder = mkdtempSync(path.join(tmpdir(), 'matrix-'));
const file = path.join(folder, 'matrix.json');
const write = (tableHash: string) =>
  writeFileSync(
    file,
    JSON.stringify({ sdkVersion: '0.1.0', verifiedOn: '2026-11-20', tableHash, cells: [] }),
  );

beforeAll(() => void apiFacts.read(), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('returns the record of a run with the current table', () => {
  write(hashOperations(apiFacts.read()));
  expect(readMatrixRecord(apiFacts.read(), file)?.verifiedOn).toBe('2026-11-20');
});

test('returns undefined for the record of a run with another table', () => {
  write('another');
  expect(readMatrixRecord(apiFacts.read(), file)).toBeUndefined();
});

test('returns undefined for a missing record', () => {
  expect(readMatrixRecord(apiFacts.read(), path.join(folder, 'none.json'))).toBeUndefined();
});
