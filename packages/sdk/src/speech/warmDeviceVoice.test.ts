import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Safari on iOS: until a page has spoken during a user gesture, it silently drops utterances. */
const openPhone = async () => {
  const userActivation = { isActive: false };
  const heard: string[] = [];
  const later: (() => void)[] = [];
  let hasSpoken = false;
  class Utterance {
    onstart = (): void => undefined;
    constructor(readonly text: string) {}
  }
  const speak = ({ text, onstart }: Utterance): void => {
    hasSpoken ||= userActivation.isActive;
    if (!hasSpoken) return;
    heard.push(text);
    later.push(onstart);
  };
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const getVoices = () => [{ lang: 'ko-KR' }];
  const synthesis = { speak, getVoices, cancel: vi.fn(), speaking: false };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.resetModules();
  const { createDeviceVoice, warmDeviceVoice } = await import('./deviceVoice.js');
  const listener = { onStart: vi.fn(), onEnd: vi.fn(), onBlocked: vi.fn() };
  return {
    heard,
    listener,
    synthesis,
    warm: warmDeviceVoice,
    say: () => createDeviceVoice('네', 'ko', listener, vi.fn()),
    begin: () => later.forEach((onstart) => onstart()),
    tap<Result>(action: () => Result): Result {
      userActivation.isActive = true;
      const result = action();
      userActivation.isActive = false;
      return result;
    },
  };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the device voice that needs a tap', () => {
  it('waits for a tap, then speaks', async () => {
    const { heard, listener, say, tap, begin } = await openPhone();
    say();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.onBlocked).toHaveBeenCalledTimes(1);
    expect(listener.onStart).not.toHaveBeenCalled();
    const resumed = tap(() => listener.onBlocked.mock.calls[0]?.[0]());
    begin();
    expect(await resumed).toBe(true);
    expect(heard).toContain('네');
    expect(listener.onStart.mock.calls).toEqual([['device']]);
  });

  it('falls back to silence when it does not start after a tap, and reports blocked once', async () => {
    const { listener, say, tap } = await openPhone();
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    tap(() => listener.onBlocked.mock.calls[0]?.[0]());
    await vi.advanceTimersByTimeAsync(4_000);
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).toHaveBeenCalledTimes(1);
    expect(listener.onStart.mock.calls).toEqual([['silent'], ['silent']]);
  });

  it('falls back to silence when it was warmed in a tap and does not start', async () => {
    const { listener, warm, say, tap } = await openPhone();
    tap(warm);
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).not.toHaveBeenCalled();
    expect(listener.onStart.mock.calls).toEqual([['silent']]);
  });

  it('speaks without waiting after it was warmed in a tap', async () => {
    const { listener, warm, say, tap, begin } = await openPhone();
    warm();
    tap(warm);
    say();
    begin();
    expect(listener.onStart.mock.calls).toEqual([['device']]);
  });

  it('falls back to silence without a prompt when it has spoken before', async () => {
    const { listener, synthesis, say, tap, begin } = await openPhone();
    const voice = tap(say);
    begin();
    voice.stop();
    Object.assign(synthesis, { speak: () => undefined });
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).not.toHaveBeenCalled();
    expect(listener.onStart.mock.calls).toEqual([['device'], ['silent']]);
  });

  it('is not warmed during other speech on the page and does not cancel it', async () => {
    const { heard, listener, synthesis, warm, say, tap, begin } = await openPhone();
    synthesis.speaking = true;
    tap(warm);
    say();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([]);
    expect(synthesis.cancel).not.toHaveBeenCalled();
    synthesis.speaking = false;
    tap(() => vi.advanceTimersByTime(1_000));
    begin();
    expect(heard).toEqual(['네']);
    expect(listener.onStart.mock.calls).toEqual([['device']]);
  });
});

const refuse = (): never => {
  throw new Error('not in this web view');
};

it.each([
  ['lacks getVoices', undefined],
  ['throws in getVoices', refuse],
])('falls back to silence on a device that %s and never starts', async (_, getVoices) => {
  const { listener, say, synthesis } = await openPhone();
  Object.assign(synthesis, { getVoices });
  say();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener.onStart.mock.calls).toEqual([['silent']]);
});

it('waits for other speech after warming has thrown', async () => {
  const { heard, warm, say, synthesis } = await openPhone();
  const { speak } = synthesis;
  Object.assign(synthesis, { speak: refuse });
  expect(warm).not.toThrow();
  Object.assign(synthesis, { speak, speaking: true });
  say();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(synthesis.cancel).not.toHaveBeenCalled();
});
