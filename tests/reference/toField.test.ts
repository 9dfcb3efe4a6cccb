import { beforeAll, expect, test } from 'vitest';
import { type Direction, toField } from '../../packages/api-facts/src/facts/toField';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

function fieldOf(type: string, name: string, direction: Direction = 'received', depth = 0) {
  const context = apiFacts.contextFor('en');
  const field = context.reference.model.types[type]?.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${type} has no ${name}`);
  return toField(field, context, direction, depth);
}

test('lists the values of a union with their descriptions', () => {
  const { type, fields = [] } = fieldOf('StateChangeEvent', 'reason');
  expect(type).toBe('StateChangeReason');
  expect(fields.map(({ name }) => name)).toContain("'page-hidden'");
  const { tables } = apiFacts.read();
  const reasons = new Set(tables.transitions.map(({ reason }) => `'${reason}'`));
  const listed = new Set(fields.map(({ name }) => name));
  const operations = Object.keys(tables.operations).map((name) => `'${name}'`);
  expect([...reasons].filter((reason) => !listed.has(reason)).sort()).toEqual(operations.sort());
  expect(fields.filter(({ text }) => text === '')).toEqual([]);
});

test('shows a union without descriptions inline instead of its type name', () => {
  const { type, fields } = fieldOf('SpeechMarkEvent', 'shape');
  expect(type).toBe("'rest' | 'closed' | 'open' | 'wide' | 'round' | 'teeth'");
  expect(fields).toBeUndefined();
});

test('only names a type that has its own table', () => {
  expect(fieldOf('StateChangeEvent', 'state')).toMatchObject({ type: 'AgentState' });
});

test('lists the parameters of a callback, none of them as required', () => {
  const { type, required, fields = [] } = fieldOf('AgentOptions', 'getToken', 'given', 1);
  expect(type).toContain('TokenRequest');
  expect(required).toBe(true);
  expect(fields.map(({ name }) => name)).toEqual(['attempt', 'reconnecting', 'signal']);
  expect(fields.filter((field) => field.required)).toEqual([]);
});
