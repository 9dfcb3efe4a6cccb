import { expect, test } from 'vitest';
import { pack } from '../format/postings';
import { Terms } from './Terms';

const put = (...places: [section: number, weight: number, where: number][]): unknown => {
  const terms = new Terms();
  for (const place of places) terms.put('word', 'body', ...place);
  return [...(terms.map.get('word')?.body ?? [])];
};

test('keeps the greatest weight and all windows of a section', () => {
  const expected = [
    [1, pack(4, 0b11)],
    [2, pack(3, 0b100)],
  ];
  expect(put([1, 4, 0b1], [1, 2, 0b10], [2, 3, 0b100])).toEqual(expected);
  expect(put([1, 2, 0b1], [2, 3, 0b100], [1, 4, 0b10])).toEqual(expected);
});

test('keeps sections in insertion order and adds each only once', () => {
  const places = [5, 2, 7, 3, 7, 2, 5].map((section): [number, number, number] => [section, 1, 0]);
  expect(put(...places)).toEqual([
    [5, 1],
    [2, 1],
    [7, 1],
    [3, 1],
  ]);
});
