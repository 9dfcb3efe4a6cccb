import { expect, it } from 'vitest';
import type { ErrorFact, Reference } from './Documentation';
import { lookUpErrors, lookUpSymbol } from './lookUp';

const errorOf = (code: string): ErrorFact => ({
  code,
  cause: '',
  fix: '',
  retryable: false,
  operations: [],
});

const reference: Reference = {
  package: 'product-sdk',
  version: '0.1.0',
  errors: ['interrupted', 'not-connected', 'connect-timeout'].map(errorOf),
  options: [{ name: 'connectTimeoutMs' }],
  types: [
    {
      name: 'Agent',
      fields: [{ name: 'state' }],
      methods: [{ name: 'waitFor' }, { name: 'on' }],
    },
    { name: 'AgentError', fields: [], methods: [{ name: 'isInstance' }] },
  ],
};

it.each([
  ['waitFor', { kind: 'method', of: 'Agent' }],
  ['agent.on("message")', { kind: 'method', of: 'Agent' }],
  ['AgentError.isInstance', { kind: 'method', of: 'AgentError' }],
  ['agent.state', { kind: 'field', of: 'Agent' }],
  ['connect-timeout', { kind: 'error code' }],
])('finds the name %s', (name, expected) => {
  expect(lookUpSymbol(reference, name).found).toMatchObject([expected]);
});

it.each([
  ['AgentError: interrupted', ['interrupted']],
  ['interrupted: the next request came first', ['interrupted']],
  [`{"code":"interrupted"}`, ['interrupted']],
  ['thinking -> ready (request-failed) interrupted', ['interrupted']],
  ['The play() request was interrupted by a call to pause().', []],
  ['before\nAgentError: not-connected: sendText', ['not-connected']],
])('finds the codes of %s', (log, codes) => {
  expect(lookUpErrors(reference, log).map(({ code }) => code)).toEqual(codes);
});

it('finds a code after many empty lines', () => {
  const [found] = lookUpErrors(reference, `${'\n'.repeat(300_000)}failed AgentError: interrupted`);
  expect(found?.code).toBe('interrupted');
});
