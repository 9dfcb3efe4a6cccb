import { expect, test } from 'vitest';
import { parseLines } from './parseLines';

test('single lines and ranges are read', () => {
  expect([...parseLines('3-5, 8')]).toEqual([3, 4, 5, 8]);
  expect([...parseLines('')]).toEqual([]);
});

test('anything else is refused with what it should look like', () => {
  expect(() => parseLines('three')).toThrow('lines="three" is not a list of line numbers');
});
