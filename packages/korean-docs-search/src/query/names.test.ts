import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

test('finds words in -tial and -tient by their Korean pronunciation', async () => {
  const files = { 'a.md': '# Partial\n\nanother\n', 'b.md': '# Quotient\n\nother\n' };
  expect(await findTitles(files, '파셜')).toEqual(['Partial']);
  expect(await findTitles(files, '쿼션트')).toEqual(['Quotient']);
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
