import { expect, it } from 'vitest';
import { loudness } from './recorder.js';

it('is 0 for silence, 1 at full scale and 0.5 at half scale', () => {
  expect(loudness(new Int16Array(100))).toBe(0);
  expect(loudness(new Int16Array(100).fill(-32_768))).toBe(1);
  expect(loudness(new Int16Array(100).fill(16_384))).toBe(0.5);
});
