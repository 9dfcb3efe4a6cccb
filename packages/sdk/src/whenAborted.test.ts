import { expect, it, vi } from 'vitest';
import { createAgent } from './createAgent.js';
import { whenAborted } from './whenAborted.js';

it('does not attach to a promise without a signal, so that unhandled rejections are reported', () => {
  const pending = Promise.resolve();
  const then = vi.spyOn(pending, 'then');
  whenAborted(undefined, pending, () => undefined);
  expect(then).not.toHaveBeenCalled();
});

it('rejects with aborted for a signal that has only addEventListener', async () => {
  const abortListeners: (() => void)[] = [];
  const addEventListener = (_: string, listener: () => void): unknown =>
    abortListeners.push(listener);
  const signal = { aborted: false, addEventListener } as unknown as AbortSignal;
  const agent = createAgent({
    url: 'ws://agent.example',
    getToken: () => new Promise(() => undefined),
  });
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const opening = agent.actions.connect({ signal });
  for (const listener of abortListeners) listener();
  await expect(opening).rejects.toMatchObject({ code: 'aborted' });
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('times out and aborts where signals have no reason, as in React Native', async () => {
  const proto = AbortSignal.prototype;
  const { reason, throwIfAborted } = Object.getOwnPropertyDescriptors(proto);
  Reflect.deleteProperty(proto, 'reason');
  Reflect.deleteProperty(proto, 'throwIfAborted');
  try {
    const agent = createAgent({
      url: 'ws://agent.example',
      getToken: () => new Promise((resolve) => setTimeout(() => resolve('token'), 5)),
      transport: () => ({
        onopen: null,
        onmessage: null,
        onclose: null,
        send: () => undefined,
        close: () => undefined,
      }),
      connectTimeoutMs: 30,
    });
    await expect(agent.actions.connect()).rejects.toMatchObject({ code: 'connect-timeout' });
    const opening = agent.actions.connect();
    await agent.actions.disconnect();
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
  } finally {
    Object.defineProperties(proto, { reason, throwIfAborted } as PropertyDescriptorMap);
  }
});
