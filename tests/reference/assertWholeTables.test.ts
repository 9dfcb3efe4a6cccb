import { expect, test } from 'vitest';
import { assertWholeTables, readTables } from '../../packages/api-facts/src/reference';
import { type SdkTables } from '../../packages/api-facts/src/tables';
import { apiFacts } from '../../website/config/apiFacts';

const { options } = apiFacts.read();
const tables = readTables(options);

test('names a limit without a description and the file to add it to', () => {
  const limits = [{ name: 'pulseMs', value: 15_000 }] as unknown as SdkTables['limits'];
  expect(() => assertWholeTables({ ...tables, limits }, options)).toThrow(
    'texts.ts: the limit "pulseMs" has no row.',
  );
});

test('names a state without a description', () => {
  const states = [...tables.states, 'waiting'] as unknown as SdkTables['states'];
  expect(() => assertWholeTables({ ...tables, states }, options)).toThrow(
    'the state "waiting" has no row.',
  );
});

test('accepts the current tables', () => {
  expect(() => assertWholeTables(tables, options)).not.toThrow();
});
