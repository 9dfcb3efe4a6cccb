import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { sameFacts } from '../../packages/docs-parity/src/rules/parity';

beforeAll(() => void apiFacts.read(), 60_000);

const compare = async (ko: string, en: string) => {
  const { site } = await makeSite({ ko: { page: ko }, en: { page: en } });
  return summarize(sameFacts(site, apiFacts.read()));
};

test.each([
  ['포트 `8787`입니다.', 'The port is `8788`.', 'the number 8788', 'the number 8787'],
  ['[여기](/docs/a/)', '[here](/docs/b/)', 'the link to /docs/b/', 'the link to /docs/a/'],
  [
    '[여기](https://a.example/)',
    '[here](/docs/b/)',
    'the link to /docs/b/',
    'a link to another site',
  ],
  ['`url`을 줍니다.', 'Give `getToken`.', 'the name "getToken"', 'the name "url"'],
])('reports the differences between %j and %j on both pages', async (ko, en, ...lacks) => {
  const found = await compare(ko, en);
  expect(found).toHaveLength(2);
  for (const lack of lacks) expect(found.join('\n')).toContain(`does not have ${lack}`);
});

test('reports a fact that is in another section', async () => {
  const page = (first: string, second: string) => `## A {#a}\n\n${first}\n\n## B {#b}\n\n${second}`;
  expect(await compare(page('8787', '글'), page('words', '8787'))).toEqual([
    expect.stringMatching(/^ko\/page\.mdx:5 .*en\/page\.mdx:7/),
    expect.stringMatching(/^en\/page\.mdx:1 .*ko\/page\.mdx:3/),
  ]);
});

test.each([
  ['1번만 하고 2번을 빠뜨립니다.', 'Do the first and forget the second.'],
  ["`language: 'en'`을 줍니다.", "Set `language` to `'en'`."],
  ['포트 50,000입니다.', 'The port is `50_000`.'],
  ['`await`를 붙입니다.', 'Words.'],
  ['3월 5일과 12월 7일입니다.', 'On March 5 and December 7.'],
  ['[여기](https://a.example/ko/)', '[here](https://a.example/en-US/)'],
])('accepts %j and %j', async (ko, en) => {
  expect(await compare(ko, en)).toEqual([]);
});
