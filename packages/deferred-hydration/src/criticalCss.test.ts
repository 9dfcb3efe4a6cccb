import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineStyles, type Page } from './criticalCss';

const page = (body: string, styleGroup = 'text'): Page => ({
  html: `<head><link rel=stylesheet href=/all.css /></head><body>${body}</body>`,
  styleGroup,
});

function stylesFor(body: string, css: string): string | undefined {
  const [html = ''] = inlineStyles([page(body)], parse(css));
  return /<style>(.*)<\/style>/s.exec(html)?.[1];
}

describe('inlined styles', () => {
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
  ])('for %s include %s', (body, css) => {
    expect(stylesFor(`${body}<i data-has-hydrated=false>`, css)).toBe(css);
  });

  it.each([
    ['a class that is not on the page', '.c{color:red}'],
    ['a partial class name that is not on the page', '[class*=c_]{color:red}'],
    ['an attribute that is not on the page', '[data-state]{color:red}'],
    [':has() with a class that is not on the page', 'p:has(.c[hidden]){color:red}'],
    ['hover states', 'p:hover{color:red}'],
    ['colors and breaks in print', '@media print{p{color:red;break-after:avoid}}'],
    [
      'styles for browsers without scripts',
      '@media (scripting:none) and (width<=996px){p{color:red}}',
    ],
    ['custom properties that nothing uses', ':root{--a:red;--b:var(--a)}'],
    ['transitions and keyframes', 'p{transition:color 1s}@keyframes x{0%{color:red}}'],
  ])('exclude %s', (_what, css) => {
    expect(stylesFor('<p class=b>', css)).toBe('');
  });

  it('include custom properties that only the page uses', () => {
    const css = ':root{--a:red;--b:blue}';
    expect(stylesFor('<svg><path fill="var(--a,red)"/></svg>', css)).toBe(':root{--a:red}');
  });

  it('are the same for all pages of a style group, whatever their content', () => {
    const sheet = parse('p{color:red}b{color:blue}i{color:green}');
    const pages = [page('<p>'), page('<p><i>'), page('<b>', 'other')];
    const texts = inlineStyles(pages, sheet).map((html) => /<style>(.*)<\/style>/s.exec(html)?.[1]);
    expect(texts).toEqual(['p{color:red}i{color:green}', texts[0], 'b{color:blue}']);
  });

  it('leave the full stylesheet in a noscript element', () => {
    expect(inlineStyles([page('<p>')], parse(''))[0]).toContain(
      '<noscript><link rel=stylesheet href=/all.css /></noscript>',
    );
  });
});
