import { createAdpcmWriter, limits, readAdpcmFrame } from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { readSpeech } from './hearing';

/** The number of samples in the SDK's frames. */
const PIECE = 800;
/** Speech as a microphone records it: a file of half the rate, smoothed. */
const listen = (name: string): Int16Array => {
  const sound = readSpeech(name);
  const between = (at: number): number => ((sound[at] ?? 0) + (sound[at + 1] ?? 0)) / 2;
  return Int16Array.from(sound, (_, at) => Math.round(between(at) * 32_767));
};

/** Sends samples in chunks; returns what arrives, and the bytes it took. */
const send = (samples: Int16Array, write = createAdpcmWriter()) => {
  const received: number[] = [];
  let bytes = 0;
  for (let at = 0; at < samples.length; at += PIECE) {
    const frame = write(7, samples.subarray(at, at + PIECE));
    const read = readAdpcmFrame(new Uint8Array(frame));
    expect(read?.stream).toBe(7);
    received.push(...(read?.samples ?? []));
    bytes += frame.byteLength;
  }
  return { received, bytes };
};

const powerOf = (samples: ArrayLike<number>): number =>
  Array.from(samples).reduce((sum, sample) => sum + sample ** 2, 0);

describe('IMA ADPCM', () => {
  it.each(['ko-pause', 'ko-word', 'en-pause', 'en-long'])(
    'encodes %s with a signal-to-noise ratio above 18 dB, in about a quarter of the bytes',
    (name) => {
      const samples = listen(name);
      const { received, bytes } = send(samples);
      expect(received).toHaveLength(samples.length);
      const noise = received.map((sample, at) => sample - (samples[at] ?? 0));
      expect(10 * Math.log10(powerOf(samples) / powerOf(noise))).toBeGreaterThan(18);
      expect(bytes / samples.byteLength).toBeLessThan(0.26);
    },
  );

  it('decodes a frame of another encoder correctly', () => {
    // A sine encoded by Python's `audioop.lin2adpcm`, and its decoding by `adpcm2lin`.
    const codes = Buffer.from('077777777cbcaa802354000080989a9988812343', 'hex');
    const frame = Buffer.concat([Buffer.from('030000000700000000000000', 'hex'), codes]);
    expect([...(readAdpcmFrame(frame)?.samples ?? [])].slice(0, 16)).toEqual([
      0, 11, 41, 104, 240, 533, 1164, 2521, 5431, 1689, -1833, -5950, -8717, -11_233, -11_690,
      -11_275,
    ]);
  });

  it('follows a full-scale square wave without overflowing 16 bits', () => {
    const square = Int16Array.from({ length: PIECE }, (_, at) => (at % 80 < 40 ? 32_767 : -32_768));
    for (const sample of send(square).received.slice(-20)) {
      expect(sample).toBeGreaterThanOrEqual(-32_768);
      expect(sample).toBeLessThan(-31_000);
    }
  });

  it('decodes frames independently of earlier ones', () => {
    const write = createAdpcmWriter();
    const samples = listen('ko-word');
    const half = Math.floor(samples.length / 2);
    write(7, samples.subarray(0, half));
    expect(send(samples.subarray(half), write).received).toEqual(
      send(samples).received.slice(half - samples.length),
    );
  });

  it('keeps the number of samples, even if it is odd', () => {
    for (const length of [1, 2, 3, 799])
      expect(send(new Int16Array(length).fill(500)).received).toHaveLength(length);
  });

  it('rejects frames that are truncated, malformed, of another direction or too large', () => {
    const frame = new Uint8Array(createAdpcmWriter()(7, new Int16Array(4)));
    const altered = (at: number, value: number) => {
      const copy = frame.slice();
      copy[at] = value;
      return copy;
    };
    expect(readAdpcmFrame(frame)).toBeDefined();
    for (const bad of [
      ...[altered(0, 1), altered(2, 1), altered(4, 0), altered(10, 89), altered(11, 2)],
      ...[0, 8, 12].map((length) => frame.subarray(0, length)),
      new Uint8Array(createAdpcmWriter()(7, new Int16Array(2 * limits.frameBytes))),
    ])
      expect(readAdpcmFrame(bad)).toBeUndefined();
  });
});
