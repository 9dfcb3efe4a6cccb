import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { brokenBold } from '../../packages/docs-parity/src/rules/markup';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(brokenBold(site));
};

test.each(['첫 줄\n\n**에이전트(agent)**를 만듭니다.', '첫 줄\n\n**`connect()`**를 부릅니다.'])(
  'the particle after "%s" breaks its bold',
  async (text) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3 These **')]);
  },
);

test('bold that ends on a letter is fine', async () => {
  expect(await problemsOf('**에이전트**를 만듭니다.')).toEqual([]);
});
