import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { sameGroups } from '../../packages/docs-parity/src/rules/parity';

const compare = async (ko: string, en: string) => {
  const { site } = await makeSite({ ko: { page: ko }, en: { page: en } });
  return summarize(sameGroups(site));
};

test('reports a missing item at its list', async () => {
  expect(await compare('- 하나\n- 둘', 'Words\n\n- One')).toEqual([
    expect.stringMatching(
      /^en\/page\.mdx:3 .*list of 1 item, .*list of 2 items at ko\/page\.mdx:1/,
    ),
  ]);
});

test('reports a missing table in its section', async () => {
  const ko = '- 하나\n\n## 오류 {#errors}\n\n본문';
  const en = '- One\n\n## Errors {#errors}\n\n| A |\n| --- |\n| b |';
  expect(await compare(ko, en)).toEqual([
    expect.stringContaining('ko/page.mdx:3 This section does not have a table of 1 row,'),
  ]);
});

test('ignores missing sections, which sameHeadings reports', async () => {
  expect(await compare('## 오류 {#errors}\n\n- 하나', '## Errors {#faults}\n\nWords')).toEqual([]);
});
