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

test('an operator is found by its signs, and signs after a question ask for nothing', async () => {
  const files = {
    'a.md': '# 값이 없을 때\n\n`a ??= b`로 채웁니다\n',
    'b.md': '# 비교\n\n`a === b`는 형도 봅니다\n',
    'c.md': '# 병합\n\n`a ?? b`와 달리\n',
  };
  expect(await findTitles(files, '??=')).toEqual(['값이 없을 때']);
  expect(await findTitles(files, '===')).toEqual(['비교']);
  expect((await findTitles(files, '??'))[0]).toBe('병합');
  expect((await findTitles(files, '비교 ??'))[0]).toBe('비교');
});
