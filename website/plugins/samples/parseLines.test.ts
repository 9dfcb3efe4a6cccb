import { expect, test } from 'vitest';
import { parseLines } from './parseLines';

test('parses single lines and ranges', () => {
  expect([...parseLines('3-5, 8')]).toEqual([3, 4, 5, 8]);
  expect([...parseLines('')]).toEqual([]);
});

test('throws for anything that is not a list of line numbers', () => {
  expect(() => parseLines('three')).toThrow('lines="three" is not a list of line numbers');
});
