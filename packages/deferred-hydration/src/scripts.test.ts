import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bannerScript, bundleScript } from './scripts';

const options = {
  targets: ['chrome111', 'firefox114', 'safari16.4'],
  defaultColorMode: 'light' as const,
  announcementId: 'one',
  startFor: /[?&]q=|#edit=/,
  colorControl: '.color-mode',
  searchControl: '[aria-haspopup]',
  searchDialog: '#search',
  belowFold: '.theme-doc-markdown>:nth-child(n+4)',
};

it('the bootstrap script of every page is at most 1 KiB when compressed', async () => {
  const script = await bundleScript('bootstrap', options);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024);
});

it('wraps a script in a function, so that it declares no globals', async () => {
  const script = await bundleScript('bootstrap', options);
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});

it('puts the options of the site into the head script', async () => {
  const script = await bundleScript('head', {
    ...options,
    announcementId: 'two',
    startFor: /#own/,
  });
  expect(script).toContain('/#own/.test(');
  expect(script).toContain('"two"');
});

const texts = { title: 'Broken', hint: 'Wrong', configured: 'Now:', suggested: 'Try:' };

function bannerAt(path: string, folder = '', isShown = false): string[] {
  const lines: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => undefined,
    appendChild: (child: { textContent: string }) => lines.push(child.textContent),
  });
  const document = {
    createElement: element,
    getElementById: () => (isShown ? element() : null),
    body: { prepend: () => undefined },
  };
  const showBanner = bannerScript({ texts, baseUrl: '/docs/', folder });
  runInNewContext(`${showBanner}(${JSON.stringify(path)})`, { document });
  return lines;
}

describe('the banner of a site under another base URL', () => {
  it('shows the configured and the suggested base URL', () => {
    expect(bannerAt('/preview/42/')).toEqual([
      'Broken',
      'Wrong',
      'Now: /docs/',
      'Try: /preview/42/',
    ]);
  });

  it('suggests a base URL without the folder of a language', () => {
    expect(bannerAt('/preview/en/', 'en/')).toContain('Try: /preview/');
  });

  it('is not added a second time', () => {
    expect(bannerAt('/preview/42/', '', true)).toEqual([]);
  });
});
