import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compressQuickly } from '../../../hosting/compressQuickly';
import { root } from '../../root';
import { bundleModule } from '../languages/bundleModule';
import { makeReady } from './makeReady';

// The bundle leaves packages where they are, so it is made below them, as in a build.
const cache = join(root, 'website/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'make-ready-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a thread makes a page ready by the bundle as a build of few pages does without', async () => {
  const html = `<!doctype html><meta charset=UTF-8><script>go()</script><i data-also-called="mute, no audio"></i>${'word '.repeat(99)}`;
  const program = join(folder, 'make-ready.mjs');
  await bundleModule(join(root, 'scripts/make/finish/makeReady.ts'), program);
  writeFileSync(join(folder, 'page.html'), html);
  const ready = makeReady({ path: '/page.html', html });
  expect(ready.told.names).toEqual(['mute, no audio']);
  expect(ready.html).toContain('Content-Security-Policy');
  expect(await compressQuickly({ folder, files: ['page.html'], program })).toEqual([
    ['page.html', ready.told],
  ]);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(ready.html);
});

it('a page that shows asterisks to its readers is not published', () => {
  const html = '<!doctype html><meta charset=UTF-8><p>**에이전트(agent)**를 만듭니다.</p>';
  expect(() => makeReady({ path: '/docs/index.html', html })).toThrow('docs/index.html shows');
});
