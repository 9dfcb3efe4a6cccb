import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { sameHeadings } from '../../packages/docs-parity/src/rules/parity';

const problemsOf = async (ko: string, en: string) => {
  const { site } = await makeSite({ ko: { page: ko }, en: { page: en } });
  return summarize(sameHeadings(site));
};

test('reports a missing English heading, and its place on the Korean page', async () => {
  const ko = '## 하나 {#one}\n\n## 둘 {#two}\n\n## 셋 {#three}';
  expect(await problemsOf(ko, '## One {#one}\n\n## Three {#three}')).toEqual([
    'en/page.mdx:1 "## … {#two}" is missing here. It is at ko/page.mdx:3.',
  ]);
});

test('reports different ids of one heading, both of them', async () => {
  expect(await problemsOf('## 하나 {#one}', '## One {#first}')).toEqual([
    'en/page.mdx:1 "## … {#first}" is here, and "## … {#one}" at ko/page.mdx:1. Make both the same.',
  ]);
});

test('reports headings with different levels', async () => {
  expect(await problemsOf('## 하나 {#one}', '### One {#one}')).toHaveLength(1);
});

test('reports headings in a different order', async () => {
  const problems = await problemsOf(
    '## 하나 {#one}\n\n## 둘 {#two}',
    '## Two {#two}\n\n## One {#one}',
  );
  expect(problems).toHaveLength(1);
});

test('accepts the same headings', async () => {
  expect(await problemsOf('## 하나 {#one}', '## One {#one}')).toEqual([]);
});
