import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { sameHeadings } from '../../packages/docs-parity/src/rules/parity';

const problemsOf = async (ko: string, en: string) => {
  const { site } = await makeSite({ ko: { page: ko }, en: { page: en } });
  return summarize(sameHeadings(site));
};

test('an English heading that was deleted is named, with the place it belongs after', async () => {
  const ko = '## 하나 {#one}\n\n## 둘 {#two}\n\n## 셋 {#three}';
  expect(await problemsOf(ko, '## One {#one}\n\n## Three {#three}')).toEqual([
    'en/page.mdx:1 The heading "## … {#two}" is missing here. It stands at ko/page.mdx:3.',
  ]);
});

test('a heading of another level is another heading', async () => {
  expect(await problemsOf('## 하나 {#one}', '### One {#one}')).toHaveLength(1);
});

test('headings in another order are found', async () => {
  const problems = await problemsOf(
    '## 하나 {#one}\n\n## 둘 {#two}',
    '## Two {#two}\n\n## One {#one}',
  );
  expect(problems).toHaveLength(1);
});

test('the same headings pass', async () => {
  expect(await problemsOf('## 하나 {#one}', '## One {#one}')).toEqual([]);
});
