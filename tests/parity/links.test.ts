import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { links } from '../../packages/docs-parity/src/rules/links';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text, 'api/connect': '## 오류 {#errors}' } });
  return summarize(links(site));
};

test('a link to no page is named, with the pages that are near', async () => {
  expect(await problemsOf('[여기](/docs/api/conect/)')).toEqual([
    'ko/page.mdx:1 There is no page at /docs/api/conect/. Did you mean /docs/api/connect/?',
  ]);
});

test('a link to no heading is named, with the ids that are near', async () => {
  expect(await problemsOf('[여기](/docs/api/connect/#error)')).toEqual([
    'ko/page.mdx:1 ko/api/connect.mdx has no heading with the id "error". Did you mean #errors?',
  ]);
});

test('an anchor within the page must be there', async () => {
  expect(await problemsOf('[여기](#there)')).toHaveLength(1);
  expect(await problemsOf('[여기](#there)\n\n## 거기 {#there}')).toEqual([]);
});

test('a heading of the catalogue of errors can be linked to', async () => {
  expect(await problemsOf('[취소](#aborted)\n\n<ErrorCatalogue />')).toEqual([]);
});

test('a link that names its language is found', async () => {
  expect(await problemsOf('[여기](/en/docs/api/connect/)')).toHaveLength(1);
});

test.each([
  ['[파일](/sdk/product-sdk.mjs)', 0],
  ['[파일](/sdk/integrity.json)', 0],
  ['[파일](/sdk/product.mjs)', 1],
  ['[파일](/sdk/)', 1],
  ['[그림](/img/)', 1],
  ['[메일](javascript:alert)', 1],
  ['[밖](http://example.com)', 1],
  ['[여기](http://localhost:3000)', 0],
])('%s leads to what is there and safe to open, or is found', async (text, count) => {
  expect(await problemsOf(text)).toHaveLength(count);
});

test.each(['[밖](https://example.com)', '[옆](./api/connect.mdx#errors)', '[집](/)'])(
  '%s leads somewhere',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);
