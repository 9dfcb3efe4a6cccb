import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { wholeBlocks } from '../../packages/docs-parity/src/rules/markup';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(wholeBlocks(site));
};

test.each([
  [':::warnin\n본문\n:::', '1 There is no block :::warnin', 'Did you mean :::warning?'],
  ['첫 줄\n\n::: note\n본문\n:::', ':3 "::: note" is no block that the checks can read', ''],
  [':::note 제목\n본문\n:::', '":::note 제목" is no block', '(:::note[Title])'],
  ['첫 줄\n\n:::note\n본문\n\n## 다음 {#next}', ':3 The block :::note is not closed', 'write :::'],
  ['::::note\n\n:::tip\n본문\n:::', ':1 The block :::note is not closed', ''],
  ['| 하나 | 둘 |\n| --- | --- |\n| 셋 |', ':3 This row has 1 cell,', "the table's head 2"],
  ['| 하나 |\n| --- |\n| 둘 | 셋 |', ':3 This row has 2 cells', ''],
  ['# 제목 {#top}', 'The title of a page is its front matter’s', 'write "## 제목"'],
  ['### 제목 {#first}', 'A level is left out', 'write "## 제목"'],
  ['## 하나 {#a}\n\n### 둘 {#b}\n\n#### 셋 {#c}', ':5 Headings have two levels', '"### 셋"'],
])('reports %j', async (text, ...messages) => {
  const [found = '', ...others] = await problemsOf(text);
  expect(others).toEqual([]);
  for (const message of messages) expect(found).toContain(message);
});

test('accepts complete blocks and tables, and a component that provides headings', async () => {
  const table = '| 하나 | 둘 |\n| --- | --- |\n| 셋 | a \\| b |';
  const nested = '::::tip\n\n:::note\n:::\n\n::::\n\n> :::tip\n> 본문\n> :::';
  const text = `:::note\n본문\n:::\n\n- 하나\n\n  :::note\n  본문\n  :::\n\n${nested}\n\n${table}\n\n## 오류 {#errors}\n\n<ErrorCatalogue />`;
  expect(await problemsOf(text)).toEqual([]);
});
