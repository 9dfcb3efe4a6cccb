import { expect, it, vi } from 'vitest';
import { AgentError } from '../errors.js';
import { reopenSession } from './reopenSession.js';

it('makes no further attempt when aborted as an attempt fails', async () => {
  const cancel = new AbortController();
  const open = vi.fn(() => {
    // Between an attempt and the next wait, when nothing listens to the signal.
    cancel.abort();
    return Promise.reject(new AgentError('connect-failed'));
  });
  const options = { attempts: 3, baseDelayMs: 1, maxDelayMs: 1 };
  const lost = { error: new AgentError('connection-lost'), attempts: 0 };
  const reopened = reopenSession(options, lost, open, cancel.signal);
  await expect(reopened).rejects.toMatchObject({ code: 'aborted' });
  expect(open).toHaveBeenCalledTimes(1);
});
