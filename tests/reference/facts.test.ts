import { beforeAll, expect, test } from 'vitest';
import { checkDefaults } from '../../packages/api-facts/src/defaults';
import { checkMatrix } from '../../packages/api-facts/src/matrixRecord';
import { checkThrows } from '../../packages/api-facts/src/checkReference';
import { type Reference } from '../../packages/api-facts/src/reference';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const withTables = (tables: Partial<Reference['tables']>): Reference => {
  const reference = apiFacts.read();
  return { ...reference, tables: { ...reference.tables, ...tables } };
};

test('docstrings state the defaults of the table', () => {
  expect(checkDefaults(apiFacts.read())).toEqual([]);
});

test('reports a docstring whose default differs from the table', () => {
  const { defaults } = apiFacts.read().tables;
  const changed = { ...defaults, connectTimeoutMs: 9_000 } as unknown as typeof defaults;
  expect(checkDefaults(withTables({ defaults: changed }))).toEqual([
    {
      file: 'packages/sdk/src/options.ts',
      line: expect.any(Number),
      message:
        'The docstring of AgentOptions.connectTimeoutMs promises the default 10_000; the SDK takes 9_000. "npm run reference:update" writes it there.',
    },
  ]);
});

test('reports a docstring whose default differs from its limit', () => {
  const { limits } = apiFacts.read().tables;
  const changed = limits.map((limit) =>
    limit.name === 'recordingMaxMs' ? { ...limit, value: 30_000 } : limit,
  );
  expect(checkDefaults(withTables({ limits: changed }))).toEqual([
    expect.objectContaining({
      file: 'packages/sdk/src/actions.ts',
      message: expect.stringContaining(
        'RecordingOptions.maxDurationMs promises the default 60_000',
      ),
    }),
  ]);
});

test('@throws tags match the table of errors', () => {
  expect(checkThrows(apiFacts.read())).toEqual([]);
});

test('reports the @throws tag of an error that is missing from the table', () => {
  const errors = apiFacts.read().tables.errors.filter(({ code }) => code !== 'queue-full');
  expect(checkThrows(withTables({ errors }))).toEqual([
    expect.objectContaining({
      file: 'packages/sdk/src/actions.ts',
      message: expect.stringContaining('queue-full is not among its errors'),
    }),
  ]);
});

test('reports a matrix record of another operations table', () => {
  const { operations } = apiFacts.read().tables;
  const changed = { ...operations, connect: operations.disconnect ?? {} };
  expect(checkMatrix(withTables({ operations: changed }))).toHaveLength(1);
});
