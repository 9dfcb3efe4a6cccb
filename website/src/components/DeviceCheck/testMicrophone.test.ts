import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { microphoneError } from '../../../../packages/sdk/src/microphone/microphone';
import { fixes } from './words';
import { fixOf, testMicrophone } from './MicrophoneTest';

const stop = vi.fn();
const close = vi.fn(() => Promise.resolve());
const getUserMedia = vi.fn();
let fails = false;

class Sound {
  close = close;
  createAnalyser(): object {
    return { fftSize: 1, getFloatTimeDomainData: () => undefined };
  }
  createMediaStreamSource(): object {
    if (fails) throw new Error('no source');
    return { connect: () => undefined };
  }
}

beforeEach(() => {
  fails = false;
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('AudioContext', Sound);
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const found = (signal = new AbortController().signal) => testMicrophone(() => undefined, signal);

it.each([
  ['useHttps', false],
  ['updateBrowser', true],
])('without mediaDevices, advises %s when isSecureContext is %s', async (fix, isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', {});
  expect(await found()).toMatchObject({ status: 'fails', detail: 'TypeError', fix });
});

it.each([
  'NotAllowedError',
  'SecurityError',
  'NotFoundError',
  'OverconstrainedError',
  'NotReadableError',
  'AbortError',
])('advises the fix for the SDK error code of %s', (name) => {
  const { code } = microphoneError(new DOMException('', name));
  expect(fixes[fixOf(name) ?? 'useHttps'].to).toBe(`/docs/troubleshooting/#${code}`);
});

it('releases the microphone as soon as it is aborted', async () => {
  const trial = new AbortController();
  const looked = vi.fn(() => trial.abort());
  await testMicrophone(looked, trial.signal);
  expect(looked).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

it('does not open audio when the microphone arrives after the abort', async () => {
  const trial = new AbortController();
  const asking = found(trial.signal);
  trial.abort();
  await asking;
  expect(stop).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

it('closes the audio and the microphone when listening fails', async () => {
  fails = true;
  expect(await found()).toMatchObject({ status: 'fails' });
  expect(close).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});
