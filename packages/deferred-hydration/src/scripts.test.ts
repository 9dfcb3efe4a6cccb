import { brotliCompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bannerScript, bundleScript } from './scripts';

const options = {
  targets: ['chrome111', 'firefox114', 'safari16.4'],
  announcementId: 'one',
  startFor: /[?&]q=|#edit=/,
  colorControl: '.color-mode',
  searchControl: '[aria-haspopup]',
  searchDialog: '#search',
  laterBlocks: '.theme-doc-markdown>:nth-child(n+4)',
};

it('the bootstrap script, which stands in every page, takes a kilobyte at most', async () => {
  const script = await bundleScript('bootstrap', options);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024);
});

it('a script takes no name of the page it runs in', async () => {
  const script = await bundleScript('bootstrap', options);
  expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});

it('the site is known by its options', async () => {
  const script = await bundleScript('head', {
    ...options,
    announcementId: 'two',
    startFor: /#own/,
  });
  expect(script).toContain('/#own/.test(');
  expect(script).toContain('"two"');
});

const texts = { title: 'Broken', hint: 'Wrong', configured: 'Now:', suggested: 'Try:' };

function toldAt(path: string, folder = '', isTold = false): string[] {
  const lines: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => undefined,
    appendChild: (child: { textContent: string }) => lines.push(child.textContent),
  });
  const document = {
    createElement: element,
    getElementById: () => (isTold ? element() : null),
    body: { prepend: () => undefined },
  };
  const tell = bannerScript({ texts, baseUrl: '/docs/', folder });
  runInNewContext(`${tell}(${JSON.stringify(path)})`, { document });
  return lines;
}

describe('the banner of a site that lies elsewhere', () => {
  it('names the base URL that is set and the one that would work', () => {
    expect(toldAt('/preview/42/')).toEqual(['Broken', 'Wrong', 'Now: /docs/', 'Try: /preview/42/']);
  });

  it('names the base URL without the folder of a language', () => {
    expect(toldAt('/preview/en/', 'en/')).toContain('Try: /preview/');
  });

  it('is not made anew where it stands', () => {
    expect(toldAt('/preview/42/', '', true)).toEqual([]);
  });
});
