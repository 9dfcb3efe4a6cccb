import { describe, expect, it } from 'vitest';
import { createResampler } from './microphone.js';

const sine = (frequencyHz: number, rateHz: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rateHz * seconds }, (_, index) =>
    Math.sin((2 * Math.PI * frequencyHz * index) / rateHz),
  );

const loudest = (samples: Int16Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('resampling to 16 kHz', () => {
  it.each([8_000, 16_000, 22_050, 44_100, 48_000, 96_000])(
    'keeps the length from %i Hz',
    (rate) => {
      const output = createResampler(rate, 16_000)(sine(440, rate, 1));
      expect(Math.abs(output.length - 16_000)).toBeLessThanOrEqual(1);
    },
  );

  it('returns the same samples in pieces as at once', () => {
    const input = sine(440, 44_100, 1);
    const whole = createResampler(44_100, 16_000)(input);
    const resample = createResampler(44_100, 16_000);
    const pieces: number[] = [];
    for (let start = 0; start < input.length; start += 1_000)
      pieces.push(...resample(input.subarray(start, start + 1_000)));
    expect(Int16Array.from(pieces)).toEqual(whole);
  });

  it('keeps the loudness of a voice', () => {
    expect(loudest(createResampler(48_000, 16_000)(sine(300, 48_000, 1)))).toBeGreaterThan(32_000);
  });

  it('attenuates frequencies that 16 kHz cannot represent', () => {
    const output = createResampler(48_000, 16_000)(sine(15_900, 48_000, 1)).subarray(1);
    expect(loudest(output)).toBeLessThan(32_767 / 50);
  });

  it('clips samples out of range instead of wrapping around', () => {
    const output = createResampler(16_000, 16_000)(Float32Array.from([2, -2, 1, -1, 0]));
    expect([...output]).toEqual([32_767, -32_767, 32_767, -32_767, 0]);
  });
});
