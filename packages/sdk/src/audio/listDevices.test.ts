import { afterEach, expect, it, vi } from 'vitest';
import { listDevices } from './listDevices.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const stubDevices = (
  devices: { kind: string; deviceId: string; label: string }[],
  canChoose = true,
): void => {
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: () => Promise.resolve(devices) },
  });
  const prototype = canChoose ? { setSinkId: () => undefined } : {};
  vi.stubGlobal('AudioContext', { prototype });
};
const all = [
  { kind: 'audioinput', deviceId: 'a', label: 'Desk' },
  { kind: 'videoinput', deviceId: 'b', label: 'Camera' },
  { kind: 'audiooutput', deviceId: 'c', label: 'Headset' },
];

it('names the microphones and the outputs, and nothing else', async () => {
  stubDevices(all);
  expect(await listDevices()).toEqual({
    allowed: true,
    microphones: [{ deviceId: 'a', label: 'Desk' }],
    outputs: [{ deviceId: 'c', label: 'Headset' }],
  });
});

it('lists none, and says why, before the user has allowed the microphone', async () => {
  stubDevices(all.map(({ kind }) => ({ kind, deviceId: '', label: '' })));
  expect(await listDevices()).toEqual({ allowed: false, microphones: [], outputs: [] });
});

it('offers no outputs where a browser lets none be chosen', async () => {
  stubDevices(all, false);
  expect(await listDevices()).toMatchObject({ allowed: true, outputs: [] });
});

it.each([
  ['nothing', undefined],
  ['no devices, as on a page that is not secure', {}],
  [
    'a list it does not give',
    { mediaDevices: { enumerateDevices: () => Promise.reject(new Error('busy')) } },
  ],
  [
    'a list it throws for',
    {
      mediaDevices: {
        enumerateDevices() {
          throw new TypeError('not in this app');
        },
      },
    },
  ],
])('is empty where a host has %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await listDevices()).toEqual({ allowed: false, microphones: [], outputs: [] });
});
