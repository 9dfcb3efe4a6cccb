import { describe, expect, it } from 'vitest';
import { AgentError } from './errors.js';
import { errors } from './reference/index.js';

describe('AgentError', () => {
  it('carries its code, what its table says of it, and what caused it', () => {
    const cause = new Error('offline');
    const error = new AgentError('connect-failed', 'wss://agent.example.com', cause);
    expect(error).toMatchObject({
      name: 'AgentError',
      message: 'connect-failed: wss://agent.example.com',
      code: 'connect-failed',
      retryable: true,
      operations: ['connect'],
      cause,
    });
  });

  it('knows its like, also from another copy of the SDK, and nothing else', () => {
    const foreign = { [Symbol.for('product-sdk.AgentError')]: true };
    expect(AgentError.isInstance(new AgentError('aborted'))).toBe(true);
    expect(AgentError.isInstance(foreign)).toBe(true);
    for (const other of [new Error('aborted'), { code: 'aborted' }, 'aborted', null, undefined])
      expect(AgentError.isInstance(other)).toBe(false);
  });
});

describe('the table of errors', () => {
  it.each(errors)('tells in sentences what $code means and what to do', ({ cause, fix }) => {
    for (const sentence of [cause, fix]) expect(sentence).toMatch(/^[A-Z`].*\.$/);
  });
});
