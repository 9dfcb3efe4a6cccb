import { vi } from 'vitest';

const RATE = 16_000;

/** A microphone controlled by a test, with the browser APIs that the SDK uses. */
export interface ModelMicrophone {
  /** Makes it hear a tone or silence for the given time. */
  hear(milliseconds: number, level?: number): void;
  /** Pulls it out. */
  unplug(): void;
}

/**
 * Installs the microphone in place of the browser's, which Node lacks.
 * @param allowed - Resolves once the user has granted permission.
 */
export const modelMicrophone = (allowed: Promise<unknown> = Promise.resolve()): ModelMicrophone => {
  const ports: { onmessage?: (event: { data: Float32Array }) => void }[] = [];
  class Context extends EventTarget {
    readonly state = 'running';
    readonly sampleRate = RATE;
    readonly destination = {};
    readonly audioWorklet = { addModule: () => Promise.resolve() };
    createMediaStreamSource = () => ({
      connect: (node: unknown) => node,
      disconnect: () => undefined,
    });
    close = () => Promise.resolve();
  }
  class Worklet {
    readonly port = {};
    constructor() {
      ports.push(this.port);
    }
    connect = (node: unknown) => node;
  }
  const track = Object.assign(new EventTarget(), {
    label: 'model',
    getSettings: () => ({ deviceId: 'model' }),
    stop: () => undefined,
  });
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('AudioWorkletNode', Worklet);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => allowed.then(() => stream) } });
  return {
    hear(milliseconds, level = 0) {
      const data = Float32Array.from(
        { length: (milliseconds * RATE) / 1_000 },
        (_, at) => level * Math.sin((2 * Math.PI * 300 * at) / RATE),
      );
      for (const port of ports) port.onmessage?.({ data });
    },
    unplug: () => void track.dispatchEvent(new Event('ended')),
  };
};
