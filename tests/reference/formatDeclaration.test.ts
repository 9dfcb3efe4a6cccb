import { beforeAll, expect, test } from 'vitest';
import { formatDeclaration } from '../../packages/api-facts/src/declarations';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const declare = (name: string) => formatDeclaration(name, apiFacts.read());

test('an operation is its signature', () => {
  expect(declare('sendText')).toBe(
    'sendText(text: string, options?: CallOptions): Promise<string>',
  );
});

test('a function says that it is one', () => {
  expect(declare('createAgent')).toBe('function createAgent(options: AgentOptions): Agent');
});

test('a type shows its members by the names of their types', () => {
  expect(declare('Agent')).toContain('  readonly state: AgentState;');
  expect(declare('AgentError')).toMatch(/^class AgentError extends Error \{/);
  expect(declare('AgentError')).toContain('  static isInstance(value: unknown)');
});

test('a name the SDK does not have is an error', () => {
  expect(() => declare('sendTexts')).toThrow('Did you mean "sendText"');
});
