import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { createHighlight } from './highlight';
import { languages } from './languages';

// Grammars are compiled on first use.
vi.setConfig({ testTimeout: 60_000 });

/** The text that readers see and copy. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const highlight = createHighlight(tmpdir());
const none = new Set<number>();

test('marks tokens with a class for their kind and no color', async () => {
  const html = await highlight("const url = 'ws://localhost';", 'ts', none);
  expect(html).toBe("<span class=k>const</span> url = <span class=s>'ws://localhost'</span>;");
});

test('distinguishes calls, numbers, keys, types and comments', async () => {
  const html = await highlight('open({ delay: 5 } as Options); // now', 'ts', none);
  expect(html).toContain('<span class=f>open</span>');
  expect(html).toContain('<span class=p>delay</span>');
  expect(html).toContain('<span class=n>5</span>');
  expect(html).toContain('<span class=t>Options</span>');
  expect(html).toContain('<span class=c>// now</span>');
});

test('wraps only marked lines, including their line break', async () => {
  expect(await highlight('a\nb\nc', 'ts', new Set([2]))).toBe('a\n<span class=l>b\n</span>c');
});

test.each(Object.keys(languages))('preserves the text of .%s code exactly', async (extension) => {
  const code = '<a href="b">&amp;</a>\n\n  const x = `${1 < 2}`; # "é한글" // \'z\'\n\tfun y() {}';
  expect(textOf(await highlight(code, extension, new Set([1, 3])))).toBe(code);
});

test('produces no style attribute', async () => {
  expect(await highlight('<p style="color: red">x</p>', 'html', none)).not.toMatch(/<[^>]+style=/);
});
