import { beforeAll, expect, test } from 'vitest';
import { formatDeclaration } from '../../packages/api-facts/src/declarations';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const declare = (name: string) => formatDeclaration(name, apiFacts.read());

test('formats an operation as its signature, broken at its parameters where it is wide', () => {
  expect(declare('sendText')).toBe(
    'sendText(\n  text: string,\n  options?: CallOptions,\n): Promise<string>',
  );
});

test('formats a function with the function keyword', () => {
  expect(declare('createAgent')).toBe('function createAgent(options: AgentOptions): Agent');
});

test('formats a type with its members and their type names', () => {
  expect(declare('Agent')).toContain('  readonly state: AgentState;');
  expect(declare('AgentError')).toMatch(/^class AgentError extends Error \{/);
  expect(declare('AgentError')).toContain('  static isInstance(value: unknown)');
});

test('throws for an unknown name and suggests a similar one', () => {
  expect(() => declare('sendTexts')).toThrow('Did you mean "sendText"');
});
