import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { errorMessages } from './errorMessages';

describe('errorMessages', () => {
  it('lists the error followed by its chain of causes', () => {
    const inner = new Error('no such file');
    const middle = new Error('cannot read the page', { cause: inner });
    const outer = new Error('cannot show the page', { cause: middle });
    expect(errorMessages(outer)).toEqual([
      'cannot show the page',
      'cannot read the page',
      'no such file',
    ]);
  });

  it('stops at an error that is its own cause', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(errorMessages(error)).toEqual(['round and round']);
  });

  it('includes a cause that is not an Error', () => {
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
