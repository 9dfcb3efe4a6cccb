import { afterEach, expect, it, vi } from 'vitest';
import { AgentError } from '../errors.js';
import { openMicrophone } from './microphone.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets go of the microphone when the browser has no audio for it, and says so in a code', async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [{}] };
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

it('lets go of the microphone when it is given up, however long its worklet takes to load', async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [{}] };
  const addModule = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  vi.stubGlobal('AudioContext', function () {
    return { audioWorklet: { addModule }, close: () => Promise.resolve() };
  });
  const giveUp = new AbortController();
  const opening = openMicrophone({}, giveUp.signal, { onSamples: vi.fn(), onLost: vi.fn() });
  opening.catch(() => undefined);
  await vi.waitUntil(() => addModule.mock.calls.length > 0);
  giveUp.abort(new AgentError('aborted'));
  expect(stop).toHaveBeenCalledOnce();
  await expect(opening).rejects.toMatchObject({ code: 'aborted' });
});
