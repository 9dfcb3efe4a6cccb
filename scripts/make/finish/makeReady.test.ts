import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeAllReady } from './makeAllReady';
import { makeReady } from './makeReady';

const folder = mkdtempSync(join(tmpdir(), 'make-ready-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('pages are made ready but for those that are, and what is told of each is given by its path', () => {
  const html = `<!doctype html><meta charset=UTF-8><script>go()</script><i data-also-called="mute, no audio"></i>`;
  const { told, html: sealed } = makeReady({ path: '/page.html', html });
  expect(told.names).toEqual(['mute, no audio']);
  expect(sealed).toContain('Content-Security-Policy');
  for (const name of ['ready.html', 'page.html', 'script.js'])
    writeFileSync(join(folder, name), html);
  const known = { names: [], policy: { ...told.policy, path: '/ready.html' } };
  const pages = makeAllReady(
    folder,
    new Map([
      ['gone.html', known],
      ['ready.html', known],
    ]),
  );
  expect([...pages]).toEqual([
    ['page.html', told],
    ['ready.html', known],
  ]);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect([read('page.html'), read('ready.html'), read('script.js')]).toEqual([sealed, html, html]);
});

it('a page that carries its policy already is not written again', () => {
  const site = mkdtempSync(join(folder, 'site-'));
  const { html } = makeReady({ path: '/own.html', html: '<!doctype html><meta charset=UTF-8>' });
  const file = join(site, 'own.html');
  writeFileSync(file, html);
  utimesSync(file, 0, 0);
  expect([...makeAllReady(site).keys()]).toEqual(['own.html']);
  expect(statSync(file).mtimeMs).toBe(0);
});

it('a page that shows asterisks to its readers is not published', () => {
  const html = '<!doctype html><meta charset=UTF-8><p>**에이전트(agent)**를 만듭니다.</p>';
  expect(() => makeReady({ path: '/docs/index.html', html })).toThrow('docs/index.html shows');
});
