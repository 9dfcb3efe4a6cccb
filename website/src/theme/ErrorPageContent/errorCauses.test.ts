import { describe, expect, it } from 'vitest';
import { errorCauses } from './errorCauses';

describe('errorCauses', () => {
  it('lists the error, then its cause, then the cause of that', () => {
    const inner = new Error('no such file');
    const middle = new Error('cannot read the page', { cause: inner });
    const outer = new Error('cannot show the page', { cause: middle });
    expect(errorCauses(outer)).toEqual([outer, middle, inner]);
  });

  it('ends where an error causes itself', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(errorCauses(error)).toEqual([error]);
  });

  it('keeps a cause that is no error', () => {
    expect(errorCauses(new Error('refused', { cause: 'offline' }))).toHaveLength(2);
  });
});
