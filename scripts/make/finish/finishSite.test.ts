import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../root';
import { markOld } from '../last-output/oldFiles';
import { finishSite } from './finishSite';

it('copies that an earlier build has left go when they are not made again', async () => {
  // Below what is installed, for the programs of the build.
  const cache = join(root, 'website/.cache');
  mkdirSync(cache, { recursive: true });
  const repository = mkdtempSync(join(cache, 'finish-site-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  const build = join(repository, 'website/build');
  const list = (): string[] =>
    readdirSync(build).filter((name) => /^(gone|page|small)\./.test(name));
  mkdirSync(join(build, 'en'), { recursive: true });
  for (const name of ['gone.js.br', 'page.html.br', 'page.html.gz', 'small.js.gz'])
    writeFileSync(join(build, name), '');
  markOld(build);
  writeFileSync(join(build, 'small.js'), 'go()');
  for (const name of ['page.html', 'index.html', 'en/index.html'])
    writeFileSync(join(build, name), `<!doctype html><meta charset=UTF-8>${'word '.repeat(99)}`);
  await finishSite(repository);
  expect(list()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'small.js']);
});
