import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../root';
import { finishSite } from './buildSite';

function createFolder(): string {
  // Below node_modules, so that the programs of the build can be resolved.
  const cache = join(root, 'website/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'finish-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('replaces the old build, including its files, and adds compressed copies of large files', async () => {
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
