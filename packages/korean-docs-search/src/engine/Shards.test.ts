import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openEngine } from '../evaluate/evaluate';
import { growPages } from '../testing/sites';
import { writeIndex } from '../indexing/writeIndex';
import { readFolder } from '../pages/readPages';

const pages = readFolder(fileURLToPath(new URL('../../../../website/docs', import.meta.url)), 'ko');
const small = writeIndex(pages);
const large = writeIndex(growPages(pages, 400));

test('answers queries on a large site with fewer than 30 files', async () => {
  for (const [query, path] of [
    ['sendText', 'api/send-text.mdx'],
    ['샌드텍스트', 'api/send-text.mdx'],
    ['ㅇㅈ', 'authentication.mdx'],
    ['문제 해결', 'troubleshooting.mdx'],
    ['WebView 연동', 'webview-integration.mdx'],
    // The third letter is missing, so the word is far from the intended one in the sorted list.
    ['conect', 'api/connect.mdx'],
  ] as const) {
    const { engine, fetched } = openEngine(large);
    const { pages: found } = await engine.search(query);
    const paths = found.flatMap(({ sections }) => sections.map(({ href }) => href.split('#')[0]));
    expect(paths, query).toContain(path);
    expect(fetched.length, query).toBeLessThan(30);
  }
});

test('fetches less than twice the bytes on a large site as on a small one', async () => {
  const most = async (files: ReadonlyMap<string, string>): Promise<number> => {
    const weights = ['텍스트는 몇 자까지 보낼 수 있나요?', '텍스트보내기', '샌드 티티에스'].map(
      async (query) => {
        const { engine, fetched } = openEngine(files);
        await engine.search(query);
        return fetched.reduce(
          (sum, file) => sum + brotliCompressSync(files.get(file) ?? '').length,
          0,
        );
      },
    );
    return Math.max(...(await Promise.all(weights)));
  };
  expect(await most(large)).toBeLessThan(2 * (await most(small)));
});

test('fetches the words of headings for a possible typo, not for known words', async () => {
  const fetchesWords = async (query: string): Promise<boolean> => {
    const { engine, fetched } = openEngine(large);
    await engine.search(query);
    return fetched.some((file) => /\/w\d+\.json$/.test(file));
  };
  expect(await fetchesWords('상태를 인증')).toBe(false);
  expect(await fetchesWords('conect')).toBe(true);
});
