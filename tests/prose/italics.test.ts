import { expect, test } from 'vitest';
import { findings } from './findings';
import { italics } from '../../packages/docs-parity/src/prose/korean';

test('reports Hangul in italics, accepts Latin', () => {
  const text = '이것은 강조이고 this is too';
  expect(findings(italics, text, { italics: [{ index: 4, text: '강조' }] })).toHaveLength(1);
  expect(findings(italics, text, { italics: [{ index: 9, text: 'this' }] })).toEqual([]);
});
