import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineStyles, type Page } from './inlineStyles';

const page = (body: string, kind = 'text'): Page => ({
  head: '<head><link rel=stylesheet href=/all.css />',
  rest: `</head><body>${body}</body>`,
  kind,
});

function stylesFor(body: string, css: string): string | undefined {
  const [head = ''] = inlineStyles([page(body)], parse(css));
  return /<style>(.*)<\/style>/s.exec(head)?.[1];
}

describe('the styles within a page', () => {
  it.each([
    ['<a class="b c" href=/>', '.b{color:red}'],
    ['<a class=b>', 'a:not(.z).b:focus{color:red}'],
    ['<a class=b_x1>', '[class*=b_]{color:red}'],
    ['<p data-state=idle>', '[data-state=idle]{color:red}'],
    ['<p>', '@media (width<=996px){p{color:red}}'],
    ['<p>', '[data-theme=dark] p{color:red}'],
    ['<p>', '[aria-busy] p{color:red}'],
    ['<p>', '@media print{p{display:none}}'],
    ['<td><i class=b>', 'td:has(>.b){color:red}'],
    ['<td>', 'td:not(:has(.b)){color:red}'],
    ['<ul>', 'html[data-has-hydrated=false] ul:hover{color:red}'.replace('html', '')],
    ['<p>', ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}'],
  ])('have, for %s, %s', (body, css) => {
    expect(stylesFor(`${body}<i data-has-hydrated=false>`, css)).toBe(css);
  });

  it.each([
    ['.c', '.c{color:red}'],
    ['a part of a class', '[class*=c_]{color:red}'],
    ['an attribute', '[data-state]{color:red}'],
    ['what would hold it', 'p:has(.c[hidden]){color:red}'],
    ['the pointer', 'p:hover{color:red}'],
    ['paper', '@media print{p{color:red;break-after:avoid}}'],
    ['who has no scripts', '@media (scripting:none) and (width<=996px){p{color:red}}'],
    ['a name nobody reads', ':root{--a:red;--b:var(--a)}'],
    ['motion', 'p{transition:color 1s}@keyframes x{0%{color:red}}'],
  ])('have nothing for %s', (_what, css) => {
    expect(stylesFor('<p class=b>', css)).toBe('');
  });

  it.each([
    [':root{--size:1rem}p{margin:var(--size)0 var(--size)}', 'p{margin:1rem 0 1rem}'],
    [':root{--size:1rem}p{margin:calc(var(--size)*-1)}', 'p{margin:calc(1rem*-1)}'],
    [
      ':root{--size:1rem}@media (width>=997px){:root{--size:2rem}}p{margin:var(--size)}',
      ':root{--a:1rem}@media (width>=997px){:root{--a:2rem}}p{margin:var(--a)}',
    ],
    [
      ':root{--line:var(--grey)}[data-theme=dark]{--grey:red}p{color:var(--line)}',
      ':root{--a:var(--b)}[data-theme=dark]{--b:red}p{color:var(--a)}',
    ],
    ['p{--size:1rem;margin:var(--size)}', 'p{--a:1rem;margin:var(--a)}'],
  ])('name nothing that never changes, and the rest briefly: %s', (css, expected) => {
    expect(stylesFor('<p>', css)).toBe(expected);
  });

  it('are one text for pages of a kind, whatever stands on them', () => {
    const sheet = parse('p{color:red}b{color:blue}i{color:green}');
    const pages = [page('<p>'), page('<p><i>'), page('<b>', 'other')];
    const texts = inlineStyles(pages, sheet).map((head) => /<style>(.*)<\/style>/s.exec(head)?.[1]);
    expect(texts).toEqual(['p{color:red}i{color:green}', texts[0], 'b{color:blue}']);
  });

  it('leave the whole sheet to a reader without scripts', () => {
    expect(inlineStyles([page('<p>')], parse(''))[0]).toContain(
      '<noscript><link rel=stylesheet href=/all.css /></noscript>',
    );
  });
});
