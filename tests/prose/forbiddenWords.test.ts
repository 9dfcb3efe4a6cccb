import { expect, test } from 'vitest';
import { findings } from './findings';
import { forbiddenWords } from '../../packages/docs-parity/src/prose/english';

test.each([
  'Simply call it.',
  'Utilize the token.',
  'Do it in order to connect.',
  'This allows you to speak.',
  'Please wait.',
  'In this chapter, we connect.',
  'Done!',
])('reports an empty word in "%s"', (text) => {
  expect(findings(forbiddenWords, text).length).toBeGreaterThan(0);
});

test('accepts "just before" as a time', () => {
  expect(findings(forbiddenWords, 'The event comes just before the reply.')).toEqual([]);
});
