import { expect, test } from 'vitest';
import { parseWav, resample } from './audio.js';

function wav(statedSize: number, samples: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const ascii = (offset: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  ascii(0, 'RIFF');
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint32(24, 22_050, true);
  ascii(36, 'data');
  view.setUint32(40, statedSize, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample, true));
  return new Uint8Array(view.buffer);
}

test('reads a WAV to its end when its header states a larger size', () => {
  const { samples, rate } = parseWav(wav(0x7ffff000, [0, 16_384, -32_768]));
  expect(rate).toBe(22_050);
  expect([...samples]).toEqual([0, 0.5, -1]);
});

test('returns no samples for bytes that are not a WAV', () => {
  expect(parseWav(new Uint8Array(0)).samples).toHaveLength(0);
  expect(parseWav(new Uint8Array(60)).samples).toHaveLength(0);
});

function tone(frequency: number, rate: number): Float32Array {
  return Float32Array.from({ length: rate / 10 }, (_, index) =>
    Math.sin((2 * Math.PI * frequency * index) / rate),
  );
}

test('keeps the duration of a second of sound', () => {
  expect(resample(new Float32Array(22_050), 22_050, 24_000)).toHaveLength(24_000);
});

test.each([110, 440, 3_000])('a %i Hz tone keeps its pitch and its loudness', (frequency) => {
  const expected = tone(frequency, 24_000);
  const actual = resample(tone(frequency, 22_050), 22_050, 24_000);
  // The edges lack neighbors for the filter, so they are skipped.
  for (let index = 20; index < actual.length - 20; index += 1) {
    expect(actual[index]).toBeCloseTo(expected[index] as number, 1);
  }
});

test('silence stays silent', () => {
  expect(resample(new Float32Array(500), 22_050, 24_000).every((sample) => sample === 0)).toBe(
    true,
  );
});
