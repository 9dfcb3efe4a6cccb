import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { headingIds } from '../../packages/docs-parity/src/rules/markup';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(headingIds(site));
};

test('reports a heading without an id', async () => {
  expect(await problemsOf('## 반환값')).toEqual([
    'ko/page.mdx:1 The heading "반환값" has no id. Write one: {#english-words}.',
  ]);
});

test('reports ids that are not lowercase English words', async () => {
  expect(await problemsOf('## 반환값 {#반환값}')).toHaveLength(1);
  expect(await problemsOf('## 반환값 {#Returns}')).toHaveLength(1);
  expect(await problemsOf('## 반환값 {#return-value}')).toEqual([]);
});

test('reports a duplicate id', async () => {
  expect(await problemsOf('## 하나 {#same}\n\n## 둘 {#same}')).toEqual([
    'ko/page.mdx:3 The id "same" is taken by the heading on line 1.',
  ]);
});

test('reports an id that the error catalog already uses', async () => {
  expect(await problemsOf('## 취소 {#aborted}\n\n<ErrorCatalogue />')).toEqual([
    expect.stringContaining('The id "aborted" is taken by the heading on line 1.'),
  ]);
});
