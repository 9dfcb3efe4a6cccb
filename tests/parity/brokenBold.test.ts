import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { brokenBold } from '../../packages/docs-parity/src/rules/markup';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(brokenBold(site));
};

test.each(['첫 줄\n\n**에이전트(agent)**를 만듭니다.', '첫 줄\n\n**`connect()`**를 부릅니다.'])(
  'reports bold text broken by a particle in "%s"',
  async (text) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3 These **')]);
  },
);

test('accepts bold text that ends with a letter', async () => {
  expect(await problemsOf('**에이전트**를 만듭니다.')).toEqual([]);
});
