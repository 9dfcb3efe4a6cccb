import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { frontMatter } from '../../packages/docs-parity/src/rules/site';

const problemsOf = async (head: string) => {
  const { site } = await makeSite({ ko: { page: `---\n${head}\n---\n\n본문` } });
  return summarize(frontMatter(site)).join('\n');
};

test.each([
  ['title: 제목\ndescription: 설명\nslug: /elsewhere', 'and no "slug".'],
  ['title: 제목\ndesciption: 설명', 'Did you mean "description"?'],
  ['title: 제목\ndesciption: 설명', 'The page has no description'],
  ['title: >-\n  긴 제목', 'Write "title: …" on one line'],
  ['title: 제목: 부제', 'between quotes if it contains ": "'],
])('in %j reports: %s', async (head, message) => {
  expect(await problemsOf(head)).toContain(message);
});

test('accepts a title and a description', async () => {
  expect(await problemsOf('title: "제목: 부제"\ndescription: 10:30의 설명')).toBe('');
});
