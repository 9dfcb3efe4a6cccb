import { expect, test } from 'vitest';
import { resample } from '../espeak/audio.js';

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
