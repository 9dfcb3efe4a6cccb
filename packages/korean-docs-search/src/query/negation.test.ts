import { expect, test } from 'vitest';
import { findTitles } from '../testing/sites';
import { splitWords } from '../text/tokenizer';

test('reads an attached 안 and a contracted not as a problem report', async () => {
  const files = {
    'a.md': '# 마이크\n\n마이크 됨 나요\n',
    'b.md': '# 문제 해결\n\n## 마이크가 안 될 때\n\n이유\n',
  };
  for (const query of ['마이크 안됨', '마이크가 안돼요', '마이크 안되는데요'])
    expect((await findTitles(files, query))[0], query).toBe('문제 해결');
  const english = {
    'a.md': '# Microphone\n\nmicrophone works\n',
    'b.md': '# Troubleshooting\n\n## Microphone does not work\n\nreasons\n',
  };
  expect((await findTitles(english, "microphone doesn't work"))[0]).toBe('Troubleshooting');
  expect(await findTitles({ 'a.md': '# 안내\n\n글\n', 'b.md': '# 내\n\n글\n' }, '안내')).toEqual([
    '안내',
  ]);
});

test('reads 못 as a problem report, not as a search term', async () => {
  const files = {
    'a.md': '# 녹음\n\n못 찾을 때 녹음 듣기 못\n',
    'b.md': '# 문제 해결\n\n## 재생\n\n재생이 멈춤\n',
  };
  expect(await findTitles(files, '재생을 못해요')).toEqual(['문제 해결']);
});

test('finds a contraction and tokenizes it as not', async () => {
  const files = { 'a.md': '# First\n\nIt can’t record.\n', 'b.md': '# Second\n\nIt records.\n' };
  expect(await findTitles(files, "can't")).toEqual(['First']);
  const [word] = splitWords('can’t');
  expect(word).toMatchObject({ text: 'not', start: 0, end: 5 });
});
