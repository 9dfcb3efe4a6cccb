import { expect, test } from 'vitest';
import { readMarkdown } from './readMarkdown';

test('reads a page by its headings, with explicit or generated ids', () => {
  const { sections } = readMarkdown(
    'a.md',
    '---\ntitle: "제목"\n---\n\n처음\n\n## 하나 {#one}\n\n## 둘 {/* two */}\n\n### 넷째 절\n',
  );
  expect(sections.map(({ id, level, heading, text }) => [id, level, heading, text])).toEqual([
    ['', 1, '제목', '처음'],
    ['one', 2, '하나', ''],
    ['two', 2, '둘', ''],
    ['넷째-절', 3, '넷째 절', ''],
  ]);
});

test('reads code blocks as code, without headings from their comments', () => {
  const [page] = readMarkdown('a.md', '# 제목\n\n`one`과\n\n```sh\n# two\nthree\n```\n').sections;
  expect(page?.text).toBe('one과');
  expect(page?.code).toEqual(['one', '# two\nthree']);
});

test('reads the name in the attribute of a component as text', () => {
  const [page] = readMarkdown(
    'a.mdx',
    '# 제목\n\n<ErrorCode code="text-empty" />를 보세요\n',
  ).sections;
  expect(page?.text).toBe('text-empty를 보세요');
});

test('uses the file name as title when there are several first-level headings', () => {
  const { sections } = readMarkdown('guide/functions.md', '# 소개\n\n처음\n\n# 함수\n\n다음\n');
  expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['functions', ''],
    ['소개', '처음'],
    ['함수', '다음'],
  ]);
});

test('removes the bars of tables and keeps the operator ||', () => {
  const [page, row] = readMarkdown('a.md', '# 논리\n\n## `||` 연산자\n\n| 하나 | 둘 |\n').sections;
  expect(page?.heading).toBe('논리');
  expect(row?.heading).toBe('|| 연산자');
  expect(row?.text).toBe('하나 · 둘 ·');
});

test('uses the first heading of any level as title when all others are below it', () => {
  const [top, below] = readMarkdown(
    'a.md',
    '### Pipes\n\nText\n\n#### Binding {/* #bind */}\n',
  ).sections;
  expect(top).toMatchObject({ heading: 'Pipes', text: 'Text' });
  expect(below).toMatchObject({ heading: 'Binding', id: 'bind' });
});
