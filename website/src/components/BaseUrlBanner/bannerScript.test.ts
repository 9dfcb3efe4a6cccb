import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bannerScript } from './bannerScript';

const words = { title: 'Broken', hint: 'Wrong', configured: 'Now:', suggested: 'Try:' };

function shownAt(pathname: string, loaded = false, nodeName = 'SCRIPT', folder = ''): string[] {
  const lines: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => undefined,
    appendChild: (child: { textContent: string }) => lines.push(child.textContent),
  });
  const context = {
    location: { pathname },
    document: {
      createElement: element,
      getElementById: () => null,
      body: { prepend: () => undefined },
    },
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listener({ target: { nodeName } }),
    removeEventListener: () => undefined,
    window: loaded ? { docusaurus: {} } : {},
  };
  runInNewContext(bannerScript({ words, baseUrl: '/docs/', folder }), context);
  return lines;
}

describe('the banner for a wrong base URL', () => {
  it('names the base URL that is set and the one that would work', () => {
    expect(shownAt('/preview/42/')).toEqual([
      'Broken',
      'Wrong',
      'Now: /docs/',
      'Try: /preview/42/',
    ]);
  });

  it('names the base URL without the folder of a language', () => {
    expect(shownAt('/preview/en/', false, 'SCRIPT', 'en/')).toContain('Try: /preview/');
  });

  it('suggests the folder of a file', () => {
    expect(shownAt('/preview/index.html')).toContain('Try: /preview/');
  });

  it('stays away where the site has started', () => {
    expect(shownAt('/preview/42/', true)).toEqual([]);
  });

  it('stays away where only a picture is missing', () => {
    expect(shownAt('/preview/42/', false, 'IMG')).toEqual([]);
  });

  it('cannot end the script element early', () => {
    expect(bannerScript({ words, baseUrl: '</script>' })).not.toContain('</script>');
  });
});
