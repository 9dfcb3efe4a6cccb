import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';

const firstOf = async (files: Record<string, string>, query: string): Promise<string | undefined> =>
  (await findTitles(files, query))[0];

test('matches a single letter of a name by its Korean pronunciation', async () => {
  const files = { 'a.md': '# v-if\n\nif\n', 'b.md': '# v-for\n\nfor\n', 'c.md': '# before\n' };
  expect(await firstOf(files, '브이포')).toBe('v-for');
});

test('ranks a name that sounds like the query above a part of that name', async () => {
  const files = {
    'a.md': '# Slots\n\nslot\n',
    'b.md': '# Helpers\n\nmore\n\n## useSlots\n\nslot\n',
  };
  expect(await firstOf(files, '유즈슬롯')).toBe('Helpers');
});

test('finds withDefaults and Depends by their Korean pronunciation', async () => {
  const files = { 'a.md': '# withDefaults\n\nprops\n', 'b.md': '# Depends\n\nneeds\n' };
  expect(await findTitles(files, '위드디폴츠')).toEqual(['withDefaults']);
  expect(await findTitles(files, '디펜즈')).toEqual(['Depends']);
});

test('matches an unknown name by all of its parts together', async () => {
  const files = {
    'a.md': '# Vue\n\nVue Vue Vue\n',
    'b.md': '# Support of Vue 2\n\nno\n',
    'c.md': '# Two\n\n2 2 2\n',
  };
  expect(await firstOf(files, 'vue2')).toBe('Support of Vue 2');
});

test('ranks the intended name of a long typo above pages with its words', async () => {
  const files = {
    'a.md': '# Element\n\nget an element by id\n',
    'b.md': '# Searching\n\nmore\n\n## getElementById\n\nfinds one\n',
  };
  expect(await firstOf(files, 'getElementsById')).toBe('Searching');
});

test('does not match two known Korean words to one English word by sound', async () => {
  const files = { 'a.md': '# Retention\n\nkept\n', 'b.md': '# 시작\n\n로딩 전에 보입니다\n' };
  expect(await findTitles(files, '로딩 전에')).toEqual(['시작']);
});

test('finds a tool in body text by its Korean pronunciation', async () => {
  const files = {
    'a.md': '# 최소화\n\nTerser로 줄입니다\n',
    'b.md': '# 웹\n\n터미널에서 봅니다\n',
  };
  expect(await findTitles(files, '터서')).toEqual(['최소화']);
});

test('reads a verb with the auxiliary 주다 as the plain verb', async () => {
  const files = {
    'a.md': '# 값 전달\n\n값을 전달합니다\n',
    'b.md': '# 다른 것\n\n값을 넘겨주는 곳, 넘겨주고\n',
  };
  expect(await firstOf(files, '넘겨주나요')).toBe('값 전달');
});

test('searches for the verb 달라지다, unlike words that ask for a difference', async () => {
  const files = { 'a.md': '# 매듭\n\n단추\n', 'b.md': '# 모양\n\n단추가 달라집니다\n' };
  expect(await firstOf(files, '단추가 달라져요')).toBe('모양');
});
