import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

test('finds words in -tial and -tient by their Korean pronunciation', async () => {
  const files = { 'a.md': '# Partial\n\nanother\n', 'b.md': '# Quotient\n\nother\n' };
  expect(await findTitles(files, '파셜')).toEqual(['Partial']);
  expect(await findTitles(files, '쿼션트')).toEqual(['Quotient']);
});

test('finds an operator by its signs and ignores question marks after a word', async () => {
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

test('finds arrow functions by => without matching all code', async () => {
  const files = {
    'a.md': '# 화살표 함수\n\n짧게 씁니다\n',
    'b.md': '# 배열\n\n`list.map((value) => value)`\n',
  };
  expect(await findTitles(files, '=>')).toEqual(['화살표 함수']);
});

test('finds alpinejs and JSON Lines by their Korean pronunciation', async () => {
  const files = { 'a.md': '# alpinejs\n\nanother\n', 'b.md': '# JSON Lines\n\nother\n' };
  expect((await findTitles(files, '알파인제이에스'))[0]).toBe('alpinejs');
  expect((await findTitles(files, '제이슨 라인스'))[0]).toBe('JSON Lines');
});

test('finds a dotted name by its member and a two-word title without the space', async () => {
  const files = {
    'a.md': '# Testing\n\n`app.dependency_overrides` is empty\n',
    'b.md': '# Dependency\n\n## Overrides\n\nnothing\n',
    'c.md': '# UI Mode\n\nanother\n',
  };
  expect(await findTitles(files, 'dependency_overrides')).toEqual(['Testing']);
  expect(await findTitles(files, 'uimode')).toEqual(['UI Mode']);
});

test('does not match question words to a name that sounds alike', async () => {
  const files = {
    'a.md': '# macOS\n\n설치합니다\n',
    'b.md': '# 첫째\n\nPDB를 씁니다\n',
    'c.md': '# 둘째\n\nPDB를 봅니다\n',
  };
  expect((await findTitles(files, 'PDB가 뭐고 언제까지 쓰나요'))[0]).not.toBe('macOS');
});
