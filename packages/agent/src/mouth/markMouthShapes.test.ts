import { expect, test } from 'vitest';
import { markMouthShapes } from './markMouthShapes.js';

const shapes = (text: string) => markMouthShapes(text).map((mark) => mark.shape);

test('the mouth closes for ㅁ, ㅂ and ㅍ at the start and the end of a syllable', () => {
  expect(shapes('밤')).toEqual(['closed', 'open', 'closed', 'rest']);
  expect(shapes('앞')).toEqual(['open', 'closed', 'rest']);
  expect(shapes('사랑')).toEqual(['teeth', 'open', 'rest']);
});

test('a Hangul diphthong passes through two shapes', () => {
  expect(shapes('와')).toEqual(['round', 'open', 'rest']);
  expect(shapes('의')).toEqual(['wide', 'rest']);
});

test('Latin letters, with or without accents, have shapes too', () => {
  expect(shapes('Map')).toEqual(['closed', 'open', 'closed', 'rest']);
  expect(shapes('Évo')).toEqual(['wide', 'teeth', 'round', 'rest']);
});

test('digits have the mouth shapes of their Korean names', () => {
  expect(shapes('8')).toEqual(shapes('팔'));
});

test('mark times increase from zero, and the last mark is rest', () => {
  const marks = markMouthShapes('안녕하세요. Hello, 세계 2026!');
  expect(marks[0]?.atMs).toBe(0);
  expect(marks.at(-1)?.shape).toBe('rest');
  for (const [index, mark] of marks.entries()) {
    expect(mark.atMs).toBeGreaterThan(marks[index - 1]?.atMs ?? -1);
  }
});

test('rests between sentences and once at the end', () => {
  expect(shapes('아. 아...')).toEqual(['open', 'rest', 'open', 'rest']);
});

test('returns a single rest mark for a text without letters', () => {
  expect(markMouthShapes('')).toEqual([{ atMs: 0, shape: 'rest' }]);
  expect(markMouthShapes(' … ')).toEqual([{ atMs: 0, shape: 'rest' }]);
});
