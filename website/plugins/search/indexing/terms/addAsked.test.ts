import { expect, test } from 'vitest';
import { findTitles } from '../../evaluate/findTitles';

const others = {
  'other.md': '# 목록\n\n탭과 입력 내용을 늘어놓습니다.\n',
  'more.md': '# 색\n\n탭의 색을 바꿉니다.\n',
};

test('a thing is found by what goes wrong without it, though its page has no such words', async () => {
  const files = { ...others, 'keep-alive.md': '# 살려 두기\n\n캐시합니다.\n' };
  const asked = '탭을 바꾸면 입력한 내용이 날아가요';
  expect((await findTitles(files, asked))[0]).toBe('살려 두기');
  expect(await findTitles(files, '날아가')).toEqual(['살려 두기']);
});

test('what a heading only mentions among other things is not found so', async () => {
  const files = { ...others, 'a.md': '# Keep alive, lazy and other components\n\n소개.\n' };
  expect(await findTitles(files, '날아가')).toEqual([]);
});

test('what asks for one thing by the name of another leads to the other first', async () => {
  const files = {
    'a.md': '# Performance\n\nless\n\n## Code splitting\n\n`defineAsyncComponent`\n',
    'b.md': '# General\n\nmore\n\n## defineAsyncComponent()\n\nloads\n',
  };
  expect((await findTitles(files, 'defineAsyncComponent'))[0]).toBe('General');
});
