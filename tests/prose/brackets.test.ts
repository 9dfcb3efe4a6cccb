import { expect, test } from 'vitest';
import { findings } from './findings';
import { brackets } from '../../packages/docs-parity/src/prose/korean';

test('reports a space before an explanation in parentheses', () => {
  expect(findings(brackets, '음성 합성 (TTS)입니다.')).toHaveLength(1);
  expect(findings(brackets, '음성 합성(TTS)입니다.')).toEqual([]);
});
