import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentPolicy, listElements, readPolicy } from './contentPolicy';
import { findRefused, sealPage, sealPages } from './sealPage';

const path = '/index.html';
const seal = (html: string) => sealPage({ path, html });

describe('sealing a page', () => {
  it('inserts the policy before any script, and only once', () => {
    const html = seal('<!doctype html><meta charset=UTF-8><script>go()</script>');
    expect(html).toMatch(
      /^<!doctype html><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^']+';[^"]*"><script>/,
    );
    const { hashes, own } = readPolicy({ path, html });
    expect(hashes.scripts).toHaveLength(1);
    expect(own).toBe(contentPolicy(hashes));
    expect(seal(html)).toBe(html);
  });

  it('does not change a page with a policy of its own', () => {
    const own = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;
    expect(seal(own)).toBe(own);
  });

  it('allows only the given Trusted Types policies', () => {
    const page = { path, html: '<meta charset="utf-8">' };
    expect(sealPage(page, ['a', 'b'])).toContain('; trusted-types a b"');
    expect(sealPage(page)).toContain(`; trusted-types 'none'"`);
  });

  it('throws with the page and the attribute that no policy can allow', () => {
    expect(() => seal('<meta charset="utf-8"><p onclick="go()">')).toThrow(
      'index.html: the content policy refuses onclick="go()"',
    );
  });

  it('throws for a page without a charset declaration', () => {
    expect(() => seal('<p>')).toThrow('index.html: there is no <meta charset>');
  });
});

describe('findRefused', () => {
  it.each([
    ['<p style=color:red>', 'style="color:red"'],
    ['<p onclick="go()">', 'onclick="go()"'],
    ['<a href=" javascript:go()">', 'href=" javascript:go()"'],
    ['<p class="a"ONCLICK=go()>', 'onclick="go()"'],
    ['<a href="java&#115;cript:go()">b</a>', 'href="javascript:go()"'],
    ['<iframe srcdoc="a"></iframe>', 'srcdoc="a"'],
  ])('reports the unsafe attribute in %s', (html, refused) => {
    expect(findRefused(listElements(html))).toEqual([refused]);
  });

  it('reports nothing on an ordinary page', () => {
    const html = '<p class=a title="on style"><a href=/b/>javascript:</a>';
    expect(findRefused(listElements(html))).toEqual([]);
  });
});

describe('sealing a folder', () => {
  const createFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  };

  it('seals HTML files and nothing else', () => {
    const folder = createFolder();
    const html = '<!doctype html><meta charset=UTF-8><script>go()</script>';
    for (const name of ['page.html', 'script.js']) writeFileSync(join(folder, name), html);
    sealPages(folder);
    expect(readFileSync(join(folder, 'page.html'), 'utf8')).toBe(seal(html));
    expect(readFileSync(join(folder, 'script.js'), 'utf8')).toBe(html);
  });

  it('does not rewrite a page that is already sealed', () => {
    const folder = createFolder();
    const file = join(folder, 'own.html');
    writeFileSync(file, '<!doctype html><meta charset=UTF-8>');
    sealPages(folder);
    utimesSync(file, 0, 0);
    sealPages(folder);
    expect(statSync(file).mtimeMs).toBe(0);
  });
});
