import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { knownSamples } from '../../packages/docs-parity/src/rules/site';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: `본문\n\n${text}` } });
  return summarize(knownSamples(site));
};

test.each([
  ['```ts\nx\n```', 'Save this code in website/samples and show it with <Sample name="…" />.'],
  ['<Sample live />', '<Sample> needs a name'],
  ['<Sample name="api/conect.ts" />', 'Did you mean "api/connect.ts"'],
  ['<Sample name="api/connect.ts" region="opn" />', 'it has no region "opn"'],
  ['<Sample name="api/connect.ts" lines="999" />', 'past its last line'],
])('reports %j with its line', async (text, message) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3 ')]);
  expect((await problemsOf(text)).join()).toContain(message);
});

test('accepts a sample that exists', async () => {
  expect(await problemsOf('<Sample name="api/connect.ts" lines="1" />')).toEqual([]);
});
