import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { errorMessages } from './errorMessages';

describe('errorMessages', () => {
  it('lists the error, then its cause, then the cause of that', () => {
    const inner = new Error('no such file');
    const middle = new Error('cannot read the page', { cause: inner });
    const outer = new Error('cannot show the page', { cause: middle });
    expect(errorMessages(outer)).toEqual([
      'cannot show the page',
      'cannot read the page',
      'no such file',
    ]);
  });

  it('ends where an error causes itself', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(errorMessages(error)).toEqual(['round and round']);
  });

  it('keeps a cause that is no error', () => {
    expect(errorMessages(new Error('refused', { cause: 'offline' }))).toEqual([
      'refused',
      'offline',
    ]);
  });

  it('reads an error made in another realm', () => {
    const foreign: unknown = runInNewContext("new Error('there', { cause: new Error('deeper') })");
    expect(errorMessages(foreign)).toEqual(['there', 'deeper']);
  });
});
