import { describe, expect, it } from 'vitest';
import { AgentError, makeError } from './errors.js';
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

describe('what is made of something that was caught', () => {
  const unreadable = {
    get message() {
      throw new Error('not to be read');
    },
  };
  it.each([
    ['an error', new Error('offline'), 'tool-failed: openCart: offline'],
    ['a text', 'offline', 'tool-failed: openCart: offline'],
    ['nothing', null, 'tool-failed: openCart'],
    ['a message that is no text', { message: Symbol('m') }, 'tool-failed: openCart'],
    ['what cannot be read', unreadable, 'tool-failed: openCart'],
  ])('has the words of %s, where there are any', (_, cause, message) => {
    expect(makeError('tool-failed', cause, 'openCart').message).toBe(message);
  });
});

describe('the table of errors', () => {
  it.each(errors)(
    'tells in sentences what $code means and what to do',
    ({ cause, causeIn, fix }) => {
      for (const sentence of [cause, ...Object.values(causeIn ?? {}), fix])
        expect(sentence).toMatch(/^[A-Z`].*\.$/);
    },
  );

  it.each(errors)('says what causes $code in operations that reject with it only', (row) => {
    expect(row.operations).toEqual(expect.arrayContaining(Object.keys(row.causeIn ?? {})));
  });

  it('blames a signal only where the operation takes one', () => {
    const { causeIn } = errors.find(({ code }) => code === 'aborted') ?? {};
    const blamed = Object.entries(causeIn ?? {}).filter(([, text]) => text.includes('`signal`'));
    expect(blamed.map(([name]) => name)).toEqual(['connect', 'sendText', 'sendTts']);
    expect(Object.keys(causeIn ?? {})).toEqual(
      errors.find(({ code }) => code === 'aborted')?.operations,
    );
  });
});
