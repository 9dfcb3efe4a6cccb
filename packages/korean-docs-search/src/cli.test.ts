import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as Search from './index';

const home = fileURLToPath(new URL('..', import.meta.url));
const fixture = join(home, 'fixtures/docs');
const node = (...parameters: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, parameters, { cwd: home });

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-cli-'));
  await node('build.js');
  writeFileSync(join(folder, 'groups.txt'), '상담 = 도우미 챗봇\n');
  writeFileSync(join(folder, 'trouble.yml'), 'no-sound:\n  - 무음 현상\n');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('indexes a folder of Markdown that can then be searched in Node', async () => {
  const out = join(folder, 'site');
  const groups = join(folder, 'groups.txt');
  const { stdout } = await node(
    ...['dist/lib/bin.js', 'index', '--pages', fixture, '--out', out],
    ...['--groups', groups, '--names', folder],
  );
  expect(stdout).toContain('3 pages');
  // Built for Node, rather than run from the sources.
  const built = pathToFileURL(join(home, 'dist/lib/index.js')).href;
  const { SearchEngine } = (await import(/* @vite-ignore */ built)) as typeof Search;
  const engine = new SearchEngine((file) => Promise.resolve(readFileSync(join(out, file), 'utf8')));
  const find = async (query: string): Promise<string | undefined> =>
    (await engine.search(query)).pages[0]?.sections[0]?.href;
  expect(await find('연결이 끊겨요')).toBe('trouble.md#disconnects');
  expect(await find('커넥트')).toBe('api/connect.md');
  expect(await find('환경변수')).toBe('start.md#environment');
  expect(await find('ㅁㄱㅂㅅ')).toBe('api/connect.md#parameters');
  expect(await find('무음 현상')).toBe('trouble.md#no-sound');
  expect(await find('도우미챗봇')).toBe('start.md');
  expect(readFileSync(join(out, 'search/worker.js'), 'utf8')).toContain('postMessage');
});

it('evaluates queries against their expected results', async () => {
  const queries = join(folder, 'questions.json');
  writeFileSync(queries, '[{ "query": "토큰 매개변수", "expect": ["api/connect#parameters"] }]');
  const parameters = ['dist/lib/bin.js', 'evaluate', '--pages', fixture, '--queries', queries];
  expect((await node(...parameters)).stdout).toMatch(/^all +1 +100\.0 +100\.0 +1\.000$/m);
});

it.each([
  [['index', '--out', 'dist'], 'Say where the pages are'],
  [['index', '--pages', 'fixtures/docs'], 'Say what to do'],
  [['index', '--page', 'fixtures/docs'], "Unknown option '--page'"],
])('rejects %s and reports what is wrong', async (parameters, wrong) => {
  await expect(node('dist/lib/bin.js', ...parameters)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(wrong) as string,
  });
});
