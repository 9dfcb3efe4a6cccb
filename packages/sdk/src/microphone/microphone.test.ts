import { afterEach, expect, it, vi } from 'vitest';
import { AgentError } from '../errors.js';
import { openMicrophone } from './microphone.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('releases the microphone and rejects when no audio context can be created', async () => {
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
  'releases the microphone when aborted %i microtasks after it opened, while its worklet loads',
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

it('maps an error object that is not an Error, as Safari throws for a missing microphone', async () => {
  const cause = { name: 'OverconstrainedError', message: '', constraint: 'deviceId' };
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(cause) } });
  const listener = { onSamples: vi.fn(), onLost: vi.fn() };
  const opening = openMicrophone({ deviceId: 'gone' }, new AbortController().signal, listener);
  await expect(opening).rejects.toMatchObject({ code: 'microphone-missing', cause });
});

it.each(['constructor', 'toString', '__proto__'])(
  'maps an error named %s to recording-unsupported',
  async (name) => {
    const cause = { name, message: 'a name that every object knows' };
    vi.stubGlobal('AudioWorkletNode', vi.fn());
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(cause) } });
    const listener = { onSamples: vi.fn(), onLost: vi.fn() };
    const opening = openMicrophone({}, new AbortController().signal, listener);
    await expect(opening).rejects.toMatchObject({ code: 'recording-unsupported', cause });
  },
);
