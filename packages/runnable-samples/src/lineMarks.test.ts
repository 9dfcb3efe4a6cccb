import { expect, test } from 'vitest';
import { firstChangedLine, lineMarks } from './verification';

const text = 'one\ntwo\nthree\n';

test('firstChangedLine finds the first changed, deleted or added line', () => {
  const marks = lineMarks(text);
  expect(firstChangedLine('one\n2\nthree\n', marks)).toBe(2);
  expect(firstChangedLine('one\nthree\n', marks)).toBe(2);
  expect(firstChangedLine('zero\none\ntwo\nthree\n', marks)).toBe(1);
  expect(firstChangedLine('one\ntwo\nthree\nfour\n', marks)).toBe(4);
});
