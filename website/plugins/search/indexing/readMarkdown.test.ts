import { expect, test } from 'vitest';
import { readMarkdown } from './readMarkdown';

test('a page is read by its headings, whose ids are given in any dialect or made', () => {
  const { sections } = readMarkdown(
    'a.md',
    '---\ntitle: "제목"\n---\n\n처음\n\n## 하나 {#one}\n\n## 둘 {/* two */}\n\n## 셋 [#three]\n\n### 넷째 절\n',
  );
  expect(sections.map(({ id, level, heading, text }) => [id, level, heading, text])).toEqual([
    ['', 1, '제목', '처음'],
    ['one', 2, '하나', ''],
    ['two', 2, '둘', ''],
    ['three', 2, '셋', ''],
    ['넷째-절', 3, '넷째 절', ''],
  ]);
});

test('blocks of code are code, not text; their comments are no headings', () => {
  const [page] = readMarkdown('a.md', '# 제목\n\n`one`과\n\n```sh\n# two\nthree\n```\n').sections;
  expect(page?.text).toBe('one과');
  expect(page?.code).toEqual(['one', '# two\nthree']);
});

test('a component says what it names, and what readers call a section is known', () => {
  const [page] = readMarkdown(
    'a.mdx',
    '# 제목\n\n<AlsoCalled names="무음, 조용함" />\n\n<ErrorCode code="text-empty" />를 보세요\n',
  ).sections;
  expect(page?.text).toBe('text-empty를 보세요');
  expect(page?.aliases).toEqual(['무음', '조용함']);
});
