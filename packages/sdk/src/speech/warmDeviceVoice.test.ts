import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Safari on iOS: until a page has spoken during a user gesture, it silently drops utterances. */
const hold = async () => {
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

describe('the voice of a phone that speaks only after a tap', () => {
  it('waits for one, and speaks then', async () => {
    const { heard, listener, say, tap, begin } = await hold();
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

  it('is silent where it says nothing even so, and is not asked for again', async () => {
    const { listener, say, tap } = await hold();
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    tap(() => listener.onBlocked.mock.calls[0]?.[0]());
    await vi.advanceTimersByTimeAsync(4_000);
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).toHaveBeenCalledTimes(1);
    expect(listener.onStart.mock.calls).toEqual([['silent'], ['silent']]);
  });

  it('is silent where it was made ready in one and says nothing', async () => {
    const { listener, warm, say, tap } = await hold();
    tap(warm);
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).not.toHaveBeenCalled();
    expect(listener.onStart.mock.calls).toEqual([['silent']]);
  });

  it('speaks at once after one in which something was asked of the agent', async () => {
    const { listener, warm, say, tap, begin } = await hold();
    warm();
    tap(warm);
    say();
    begin();
    expect(listener.onStart.mock.calls).toEqual([['device']]);
  });

  it('is silent, and not waited for, where it has spoken before and then says nothing', async () => {
    const { listener, synthesis, say, tap, begin } = await hold();
    const voice = tap(say);
    begin();
    voice.stop();
    Object.assign(synthesis, { speak: () => undefined });
    say();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(listener.onBlocked).not.toHaveBeenCalled();
    expect(listener.onStart.mock.calls).toEqual([['device'], ['silent']]);
  });

  it('is not made ready behind what the page itself says, and leaves that alone', async () => {
    const { heard, listener, synthesis, warm, say, tap, begin } = await hold();
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
  ['has no list of voices', undefined],
  ['throws where it is asked for its voices', refuse],
])('a device that %s, and never begins, is silent', async (_, getVoices) => {
  const { listener, say, synthesis } = await hold();
  Object.assign(synthesis, { getVoices });
  say();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener.onStart.mock.calls).toEqual([['silent']]);
});

it('a device that threw when it was made ready leaves others alone as any other does', async () => {
  const { heard, warm, say, synthesis } = await hold();
  const { speak } = synthesis;
  Object.assign(synthesis, { speak: refuse });
  expect(warm).not.toThrow();
  Object.assign(synthesis, { speak, speaking: true });
  say();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(synthesis.cancel).not.toHaveBeenCalled();
});
