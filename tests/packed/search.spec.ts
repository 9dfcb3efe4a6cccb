import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { root } from '../../scripts/root';
import { run } from './run';
import { tools } from './tools';

const search = join(root, 'packages/korean-docs-search');

const files = {
  'index.html': '<!doctype html><html lang="ko"><script type="module" src="/main.js"></script>',
  'main.js': `import { answerQuestion } from 'korean-docs-search/answers';
    import { SearchClient } from 'korean-docs-search/client';

    const client = new SearchClient('/search/worker.js');
    const search = { type: 'search', base: '/', query: '커넥트', literal: false };
    client.ask(search, ({ answer }) => {
      if (answer.complete) document.body.append(answer.pages[0].sections[0].href);
    });
    const texts = (query) => client.texts('/', query);
    const { quotes } = await answerQuestion(texts, '소리가 안 나요');
    document.body.append(' ' + quotes.join());`,
};

test('the packed search indexes a folder, and searches and answers in a Vite build', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-search-'));
  const project = join(folder, 'project');
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const published = join(folder, 'published');
  await run(search, process.execPath, 'build.js', published);
  const tarball = await run(published, 'npm', 'pack', '--pack-destination', folder);
  const unpacked = join(project, 'node_modules/korean-docs-search');
  await mkdir(unpacked, { recursive: true });
  await run(unpacked, 'tar', '-xzf', join(folder, tarball.trim()), '--strip-components=1');
  for (const [path, text] of Object.entries(files)) await writeFile(join(project, path), text);
  await cp(join(search, 'fixtures/docs'), join(project, 'docs'), {
    recursive: true,
  });
  const command = 'node_modules/korean-docs-search/lib/bin.js';
  await run(project, process.execPath, command, 'index', '--pages', 'docs', '--out', 'public');
  await run(project, process.execPath, tools.vite, 'build', '--target', 'es2022');
  const server = await startPreviewServer({
    folder: join(project, 'dist'),
    hosting: { prefixes: ['/'], trustedTypes: ['search-worker'] },
  });
  const worker = page.waitForEvent('worker');
  await page.goto(server.url);
  await expect(page.locator('body')).toContainText('api/connect.md');
  await expect(page.locator('body')).toContainText('브라우저가 자동 재생을 막았는지 봅니다.');
  expect((await worker).url()).toBe(`${server.url}search/worker.js`);
  await server.close();
  await rm(folder, { recursive: true });
});
