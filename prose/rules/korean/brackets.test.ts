import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { brackets } from './brackets';

test('an explaining bracket follows its word without a space', () => {
  expect(findings(brackets, '음성 합성 (TTS)입니다.')).toHaveLength(1);
  expect(findings(brackets, '음성 합성(TTS)입니다.')).toEqual([]);
});
