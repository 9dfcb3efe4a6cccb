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

it('lists microphones and outputs only', async () => {
  stubDevices(all);
  expect(await listDevices()).toEqual({
    allowed: true,
    microphones: [{ deviceId: 'a', label: 'Desk' }],
    outputs: [{ deviceId: 'c', label: 'Headset' }],
  });
});

it('lists no devices and allowed: false without microphone permission', async () => {
  stubDevices(all.map(({ kind }) => ({ kind, deviceId: '', label: '' })));
  expect(await listDevices()).toEqual({ allowed: false, microphones: [], outputs: [] });
});

it('lists no outputs when the browser cannot choose one', async () => {
  stubDevices(all, false);
  expect(await listDevices()).toMatchObject({ allowed: true, outputs: [] });
});

it.each([
  ['no navigator', undefined],
  ['no media devices, as on an insecure page', {}],
  [
    'a rejecting enumerateDevices',
    { mediaDevices: { enumerateDevices: () => Promise.reject(new Error('busy')) } },
  ],
  [
    'a throwing enumerateDevices',
    {
      mediaDevices: {
        enumerateDevices() {
          throw new TypeError('not in this app');
        },
      },
    },
  ],
])('lists no devices with %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await listDevices()).toEqual({ allowed: false, microphones: [], outputs: [] });
});
