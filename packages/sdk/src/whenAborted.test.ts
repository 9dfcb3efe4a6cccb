import { expect, it, vi } from 'vitest';
import { whenAborted } from './whenAborted.js';

it('leaves alone a promise without a signal: that it fails is told where nobody waits for it', () => {
  const pending = Promise.resolve();
  const then = vi.spyOn(pending, 'then');
  whenAborted(undefined, pending, () => undefined);
  expect(then).not.toHaveBeenCalled();
});
