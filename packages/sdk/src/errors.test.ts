import { describe, expect, it } from 'vitest';
import { AgentError, makeError } from './errors.js';
import { errors } from './reference/index.js';

describe('AgentError', () => {
  it('has its code, the properties in its table row, and its cause', () => {
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

  it('isInstance accepts only AgentErrors, also from another copy of the SDK', () => {
    const foreign = { [Symbol.for('product-sdk.AgentError')]: true };
    expect(AgentError.isInstance(new AgentError('aborted'))).toBe(true);
    expect(AgentError.isInstance(foreign)).toBe(true);
    for (const other of [new Error('aborted'), { code: 'aborted' }, 'aborted', null, undefined])
      expect(AgentError.isInstance(other)).toBe(false);
  });
});

describe('makeError', () => {
  const unreadable = {
    get message() {
      throw new Error('not to be read');
    },
  };
  it.each([
    ['an error', new Error('offline'), 'tool-failed: openCart: offline'],
    ['a string', 'offline', 'tool-failed: openCart: offline'],
    ['null', null, 'tool-failed: openCart'],
    ['a message that is not a string', { message: Symbol('m') }, 'tool-failed: openCart'],
    ['a message that throws', unreadable, 'tool-failed: openCart'],
  ])('creates the message from %s', (_, cause, message) => {
    expect(makeError('tool-failed', cause, 'openCart').message).toBe(message);
  });
});

describe('the table of errors', () => {
  it.each(errors)(
    'has full sentences for the cause and fix of $code',
    ({ cause, causeIn, fix }) => {
      for (const sentence of [cause, ...Object.values(causeIn ?? {}), fix])
        expect(sentence).toMatch(/^[A-Z`].*\.$/);
    },
  );

  it.each(errors)('lists causes of $code only for operations that reject with it', (row) => {
    expect(row.operations).toEqual(expect.arrayContaining(Object.keys(row.causeIn ?? {})));
  });

  it('mentions a signal as the cause of aborted only for operations that take one', () => {
    const { causeIn } = errors.find(({ code }) => code === 'aborted') ?? {};
    const blamed = Object.entries(causeIn ?? {}).filter(([, text]) => text.includes('`signal`'));
    expect(blamed.map(([name]) => name)).toEqual(['connect', 'sendText', 'sendTts']);
    expect(Object.keys(causeIn ?? {})).toEqual(
      errors.find(({ code }) => code === 'aborted')?.operations,
    );
  });
});
