import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root';
import { finishSite, sealPages } from './buildSite';

function createFolder(): string {
  // Below what is installed, for the programs of the build.
  const cache = join(root, 'website/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'finish-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('a finished site replaces the one that is served, with compressed copies and no file of the old one', async () => {
  const repository = createFolder();
  const built = join(repository, 'built');
  mkdirSync(join(built, 'en'), { recursive: true });
  mkdirSync(join(repository, 'website/build'), { recursive: true });
  writeFileSync(join(repository, 'website/build/old.js.br'), '');
  writeFileSync(join(built, 'small.js'), 'go()');
  for (const name of ['page.html', 'index.html', 'en/index.html'])
    writeFileSync(join(built, name), `<!doctype html><meta charset=UTF-8>${'word '.repeat(99)}`);
  await finishSite(built, repository);
  const names = readdirSync(join(repository, 'website/build'));
  expect(names.filter((name) => /^(old|page|small)\./.test(name))).toEqual([
    'page.html',
    'page.html.br',
    'page.html.gz',
    'small.js',
  ]);
});

it('every page of HTML is sealed, and nothing else', () => {
  const folder = createFolder();
  const html = `<!doctype html><meta charset=UTF-8><script>go()</script>`;
  writeFileSync(join(folder, 'page.html'), html);
  writeFileSync(join(folder, 'script.js'), html);
  const pages = sealPages(folder);
  expect([...pages.keys()]).toEqual(['page.html']);
  expect(pages.get('page.html')?.hashes.scripts).toHaveLength(1);
});

it('a page that carries its policy already is not written again', () => {
  const folder = createFolder();
  const file = join(folder, 'own.html');
  writeFileSync(file, '<!doctype html><meta charset=UTF-8>');
  sealPages(folder);
  utimesSync(file, 0, 0);
  sealPages(folder);
  expect(statSync(file).mtimeMs).toBe(0);
});

it('a page that shows asterisks to its readers is not published', () => {
  const folder = createFolder();
  const html = '<!doctype html><meta charset=UTF-8><p>**에이전트(agent)**를 만듭니다.</p>';
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/index.html'), html);
  expect(() => sealPages(folder)).toThrow('docs/index.html shows');
});
