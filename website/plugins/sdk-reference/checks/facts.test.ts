import { beforeAll, expect, test } from 'vitest';
import { loadReference, type Reference } from '../loadReference';
import { checkDefaults } from './defaults';
import { checkMatrix } from './matrix';
import { checkThrows } from './throws';

beforeAll(() => void loadReference(), 60_000);

const withTables = (tables: Partial<Reference['tables']>): Reference => {
  const reference = loadReference();
  return { ...reference, tables: { ...reference.tables, ...tables } };
};

test('docstrings promise the defaults of the table', () => {
  expect(checkDefaults(loadReference())).toEqual([]);
});

test('a default that is not what a docstring promises is found at the docstring', () => {
  const { defaults } = loadReference().tables;
  const changed = { ...defaults, connectTimeoutMs: 9_000 } as unknown as typeof defaults;
  expect(checkDefaults(withTables({ defaults: changed }))).toEqual([
    {
      file: 'packages/sdk/src/options.ts',
      line: expect.any(Number),
      message:
        'The docstring of AgentOptions.connectTimeoutMs promises the default 10_000; the SDK takes 9_000.',
    },
  ]);
});

test('a default outside the table that is no limit any more is found at the docstring', () => {
  const { limits } = loadReference().tables;
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

test('docstrings throw what the table of errors says', () => {
  expect(checkThrows(loadReference())).toEqual([]);
});

test('an error that is taken from the table is found at every operation that promises it', () => {
  const errors = loadReference().tables.errors.filter(({ code }) => code !== 'queue-full');
  expect(checkThrows(withTables({ errors }))).toEqual([
    expect.objectContaining({
      file: 'packages/sdk/src/actions.ts',
      message: expect.stringContaining('queue-full is not among its errors'),
    }),
  ]);
});

test('a matrix that was run with another table is no proof', () => {
  const { operations } = loadReference().tables;
  const changed = { ...operations, connect: operations.disconnect };
  expect(checkMatrix(withTables({ operations: changed }))).toHaveLength(1);
});
