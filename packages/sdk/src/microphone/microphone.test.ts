import { afterEach, expect, it, vi } from 'vitest';
import { AgentError } from '../errors.js';
import { openMicrophone } from './microphone.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets go of the microphone when the browser has no audio for it, and says so in a code', async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [new EventTarget()] };
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  const cause = new Error('too many contexts');
  vi.stubGlobal('AudioContext', function () {
    throw cause;
  });
  const listener = { onSamples: vi.fn(), onLost: vi.fn() };
  const opening = openMicrophone({}, new AbortController().signal, listener);
  await expect(opening).rejects.toMatchObject({ code: 'recording-unsupported', cause });
  expect(stop).toHaveBeenCalledOnce();
});

it.each([0, 1, 2, 3, 4, 5, 20])(
  'lets go of the microphone when it is given up %i turns after it came, however long its worklet takes',
  async (turns) => {
    const stop = vi.fn();
    const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [new EventTarget()] };
    let come: (came: typeof stream) => void = () => undefined;
    const coming = new Promise<typeof stream>((resolve) => (come = resolve));
    vi.stubGlobal('AudioWorkletNode', vi.fn());
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => coming } });
    vi.stubGlobal('AudioContext', function () {
      const addModule = (): Promise<void> => new Promise(() => undefined);
      return { audioWorklet: { addModule }, close: () => Promise.resolve() };
    });
    const giveUp = new AbortController();
    const opening = openMicrophone({}, giveUp.signal, { onSamples: vi.fn(), onLost: vi.fn() });
    come(stream);
    for (let turn = 0; turn < turns; turn++) await undefined;
    giveUp.abort(new AgentError('aborted'));
    await expect(opening).rejects.toMatchObject({ code: 'aborted' });
    expect(stop).toHaveBeenCalled();
  },
);

it('understands an error that is no Error, as Safari throws for a microphone that is gone', async () => {
  const cause = { name: 'OverconstrainedError', message: '', constraint: 'deviceId' };
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(cause) } });
  const listener = { onSamples: vi.fn(), onLost: vi.fn() };
  const opening = openMicrophone({ deviceId: 'gone' }, new AbortController().signal, listener);
  await expect(opening).rejects.toMatchObject({ code: 'microphone-missing', cause });
});

it.each(['constructor', 'toString', '__proto__'])(
  'understands an error that is named %s',
  async (name) => {
    const cause = { name, message: 'a name that every object knows' };
    vi.stubGlobal('AudioWorkletNode', vi.fn());
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(cause) } });
    const listener = { onSamples: vi.fn(), onLost: vi.fn() };
    const opening = openMicrophone({}, new AbortController().signal, listener);
    await expect(opening).rejects.toMatchObject({ code: 'recording-unsupported', cause });
  },
);
