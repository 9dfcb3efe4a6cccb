import { expect, it } from 'vitest';
import { guardPage } from './main';

it('guards the loops of inline scripts and leaves the rest of a page unchanged', () => {
  const page = (body: string) =>
    `<p>while (a) b();</p><script src="a.js"></script><SCRIPT type="module">\nwhile (a) ${body}\n</SCRIPT ><script>if (a < b) c('$&');</script>`;
  expect(guardPage(page('b();'))).toBe(page('{liveGuard();b();}'));
});

it.each([
  ['without an end tag', '<p></p><script>', ''],
  ['with > in an attribute', `<script data-x="a>b" data-y = 'c>d'>`, '</script>'],
  [
    'with a type in an attribute',
    `<script data-x=" type='a/b'" type=module type=a/b>`,
    '</script>',
  ],
  ['with a character reference in its type', '<script type="text&sol;javascript">', '</script>'],
  [
    'after a script tag in a comment',
    '<!-- <script> --><p>while (a) b();</p><script>',
    '</script>',
  ],
])('guards a script %s', (_, before, after) => {
  const page = (loop: string) => `${before}while (a) ${loop}${after}`;
  expect(guardPage(page('b();'))).toBe(page('{liveGuard();b();}'));
});

it.each([
  ['a script tag in an attribute', '<!--><p title="<script>">while (a) b();</p>'],
  [
    'script tags in a title or textarea',
    '<title><script></title><textarea><script></textarea><p>while (a) b();</p>',
  ],
  ['a data block', '<script data-x="a>b" TYPE = x-shader/x>while (a<b) { a++; }</script>'],
  ['a tag without an end', '<script data-x="while (a) b();>'],
  ['many script tags', '<script>'.repeat(2_000)],
  ['many tags without an end', '<p title="'.repeat(10_000)],
])('leaves %s unchanged', (_, page) => {
  const whole = `${page}<script></script>`;
  expect(guardPage(whole)).toBe(whole);
});
