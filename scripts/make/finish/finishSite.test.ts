import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../root';
import { nextOutput } from '../last-output/nextOutput';
import { markOld } from '../last-output/oldFiles';
import { lastOutput } from '../last-output/setLastAside';
import { finishSite } from './finishSite';

it('a site is where it is served from once no copy of an earlier one is beside its pages', async () => {
  // Below what is installed, for the programs of the build.
  const cache = join(root, 'website/.cache');
  mkdirSync(cache, { recursive: true });
  const repository = mkdtempSync(join(cache, 'finish-site-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  const made = nextOutput(join(repository, 'website'));
  const list = (): string[] =>
    readdirSync(join(repository, 'website/build')).filter((name) =>
      /^(gone|page|small)\./.test(name),
    );
  mkdirSync(join(made, 'en'), { recursive: true });
  for (const name of ['gone.js.br', 'page.html.br', 'page.html.gz', 'small.js.gz'])
    writeFileSync(join(made, name), '');
  markOld(made);
  mkdirSync(lastOutput(join(repository, 'website'), ''), { recursive: true });
  writeFileSync(join(made, 'small.js'), 'go()');
  for (const name of ['page.html', 'index.html', 'en/index.html'])
    writeFileSync(join(made, name), `<!doctype html><meta charset=UTF-8>${'word '.repeat(99)}`);
  await finishSite(repository);
  expect(list()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'small.js']);
});
