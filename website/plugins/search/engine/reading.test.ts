import { expect, test } from 'vitest';
import { findTitles } from '../evaluate/findTitles';

test('a vowel that no consonant leads tells that the keyboard was in the other language', async () => {
  const files = { 'a.md': '# 두 함수 비교\n\n두 함수\n', 'b.md': '# Enum\n\nenum\n' };
  expect(await findTitles(files, '두ㅕㅡ')).toEqual(['Enum']);
  expect((await findTitles(files, '두 함수ㅜ'))[0]).toBe('두 함수 비교');
});

test('words that end in -tial and -tient are found by how they sound', async () => {
  const files = { 'a.md': '# Partial\n\nanother\n', 'b.md': '# Quotient\n\nother\n' };
  expect(await findTitles(files, '파셜')).toEqual(['Partial']);
  expect(await findTitles(files, '쿼션트')).toEqual(['Quotient']);
});

test('a slip in one part of a name with dots leads to the whole name, not to its other part', async () => {
  const files = {
    'a.md': '# beforeEach\n\neach each\n\n## each\n\nbefore each\n',
    'b.md': '# Suites\n\nmany\n\n## describe.each\n\nfor every row\n',
    'c.md': '# describe\n\nmany\n',
  };
  expect((await findTitles(files, 'descibe.each'))[0]).toBe('Suites');
});
