import { expect, it } from 'vitest';
import { findRefused, leaveOutHarmless } from './sealPage';
import { listElements } from './listElements';
import { readInline } from './readInline';

function judge(html: string): unknown {
  const elements = listElements(html);
  return [readInline(elements), findRefused(elements)];
}

it.each([
  '<p class=a onclick="go()">',
  "<p class='a' ONCLICK=go()>",
  '<p class="a"onclick="go()">',
  '<p\nstyle=color:red>',
  '<iframe srcdoc="a"></iframe>',
  '<a href=" javascript:go()">b</a>',
  '<a href=javascript:go()>b</a>',
  '<a href="java&#115;cript:go()">b</a>',
  '<script>go("<b>a</b>")</script><b>c</b>',
  '<SCRIPT>go("<b>a</b>")</SCRIPT ><style>a</style>',
  '<meta content="<script>"><b>a</b><script>go("<b>c</b>")</script>',
  '<!-- <script>a</script> --><b>c</b><script>go()</script>',
  '<!--><b>a</b><script>go("--><b>c</b>")</script>',
  '<title><script>a</script></title><script>go()</script>',
  '<p a"><script>one("a>"); go("<b>c</b>")</script>',
  '<script a=">"><b>c</b></script><style>a</style>',
  'a < b <b>c</b><script>go("<b>d</b>")</script>',
])('nothing that a policy minds is lost of %s', (html) => {
  const page = `<!doctype html><html lang=ko><b>a</b>${html}<b>a</b>`;
  expect(judge(leaveOutHarmless(page))).toEqual(judge(page));
  expect(judge(page)).not.toEqual(judge('<b>a</b>'));
});

it('of an ordinary page little is left', () => {
  const page =
    '<main class="a b"><p id=c data-style="on">a &amp; b<img src=/a.png alt=""/></p></main>';
  expect(leaveOutHarmless(`<script>go()</script>${page}`)).toBe('<script>go()</script>');
});

it('a page with something strange is left as it is', () => {
  const page = '<p>a</p><p a"b>c</p>';
  expect(leaveOutHarmless(page)).toBe(page);
});

it('a page of millions of short paragraphs is read, too', () => {
  expect(leaveOutHarmless('<p>a</p>'.repeat(2_000_000))).toBe('');
});
