import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { plainText } from '../../packages/docs-parity/src/rules/markup';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: `본문\n\n${text}` } });
  return summarize(plainText(site));
};

test.each([
  ['마이\u200b크', 'U+200B is seen by nobody'],
  ['마이크\u00a0이름', 'U+00A0 is a space that is none'],
  ['마이크입니다。', 'U+3002 is as wide as a syllable'],
  ['６0초', 'U+FF16 is as wide as a syllable'],
  ['마이크'.normalize('NFD'), 'is Hangul in pieces'],
  ['caf\u00e9'.normalize('NFD'), 'U+0301 is a letter in pieces'],
  ['`“ko”`', 'The quotes of `“ko”` are no code'],
])('in %j reports: %s', async (text, message) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3')]);
  expect((await problemsOf(text))[0]).toContain(message);
});

test.each(['“따옴표” · 가운뎃점 …', '`Record<AgentState, …>`', '연결&nbsp;· 인증', '탭\t하나\r'])(
  'accepts %j',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);
