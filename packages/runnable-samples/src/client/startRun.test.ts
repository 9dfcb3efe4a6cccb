import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenFrame } from './openFrame';
import { startRun } from './startRun';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs in a frame that never sends anything. */
function runInVain(): { frame: OpenFrame; onEnd: ReturnType<typeof vi.fn> } {
  const frame = {
    options: {
      base: '/live/',
      program: 'p',
      isPage: false,
      mode: 'light',
      locale: 'en',
      title: '',
    },
    port: new Promise<MessagePort>(() => undefined),
    isLost: () => false,
    remove: vi.fn(),
  } as unknown as OpenFrame;
  const onEnd = vi.fn();
  startRun(frame, { onMessage: vi.fn(), onSilence: vi.fn(), onFocusLost: vi.fn(), onEnd });
  return { frame, onEnd };
}

it('reports a frame as unreachable shortly after it loads without a message', () => {
  const { frame, onEnd } = runInVain();
  vi.advanceTimersByTime(2_000);
  expect(onEnd).not.toHaveBeenCalled();
  frame.onSilentLoad();
  vi.advanceTimersByTime(2_000);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ kind: 'unreachable' });
});

it('reports a frame as unreachable only after 15 seconds without a load', () => {
  const { onEnd } = runInVain();
  vi.advanceTimersByTime(14_999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ kind: 'unreachable' });
});
