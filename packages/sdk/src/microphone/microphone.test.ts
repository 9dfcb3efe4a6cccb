import { afterEach, expect, it, vi } from 'vitest';
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
