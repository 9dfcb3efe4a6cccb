import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { links } from '../../packages/docs-parity/src/rules/links';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text, 'api/connect': '## 오류 {#errors}' } });
  return summarize(links(site));
};

test('reports a link to a missing page, and suggests a similar one', async () => {
  expect(await problemsOf('[여기](/docs/api/conect/)')).toEqual([
    'ko/page.mdx:1 There is no page at /docs/api/conect/. Did you mean /docs/api/connect/?',
  ]);
});

test('reports a link to a missing heading, and suggests a similar id', async () => {
  expect(await problemsOf('[여기](/docs/api/connect/#error)')).toEqual([
    'ko/page.mdx:1 ko/api/connect.mdx has no heading with the id "error". Did you mean #errors?',
  ]);
});

test('reports an anchor that is missing from its page', async () => {
  expect(await problemsOf('[여기](#there)')).toHaveLength(1);
  expect(await problemsOf('[여기](#there)\n\n## 거기 {#there}')).toEqual([]);
});

test('accepts an anchor to an entry of the error catalog', async () => {
  expect(await problemsOf('[취소](#aborted)\n\n<ErrorCatalogue />')).toEqual([]);
});

test('reports a link with a language prefix', async () => {
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
])('in %s reports %i broken or unsafe links', async (text, count) => {
  expect(await problemsOf(text)).toHaveLength(count);
});

test.each(['[밖](https://example.com)', '[옆](./api/connect.mdx#errors)', '[집](/)'])(
  'accepts %s',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);
