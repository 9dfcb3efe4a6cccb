import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tellingScript } from '..';

const words = { title: 'Broken', hint: 'Wrong', configured: 'Now:', suggested: 'Try:' };

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
  const tell = tellingScript({ words, baseUrl: '/docs/', folder });
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
