import { describe, expect, it } from 'vitest';
import { isInert, isOwnScript } from './client';

describe('isInert', () => {
  it.each([
    '',
    'Copyright © 2026 the product',
    '<span class="line"><span class="s-k">const</span> a = 1 &#x3C; 2;</span>\n',
    '<code>connect()</code> &amp; <em>more</em>',
    'Read <a href="/docs/getting-started/">this</a> or <a href="https://a.example/" rel="noopener">that</a>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '<span class=k>import</span> { createAgent }',
    '<svg viewBox="0 0 9 9"><g transform="scale(2)"><path d="M1 1" stroke-width="3"/></g></svg>',
    '<svg viewBox="0 0 9 9"><rect width="9" height="9" rx="2" fill="#fff"/></svg>',
    '1 > 0',
    '<svg viewBox="0 0 9 9" aria-hidden="true"><g transform="rotate(9)"><path d="M1 1h8Z" stroke-width="3"/><circle cx="4" cy="4" r="2" fill="#fff"/></g></svg>',
    '<svg viewBox="0 0 9 9"><defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/></linearGradient><clipPath id="b"><path d="M1 1h8Z"/></clipPath></defs><g clip-path="url(#b)" opacity="0.5"><path d="M1 1h8Z" fill="url(#a)"/></g></svg>',
  ])('accepts %j', (html) => {
    expect(isInert(html)).toBe(true);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<span onclick="alert(1)">a</span>',
    '<span class="a"onclick="alert(1)">a</span>',
    '<span class="a" style="color:red">a</span>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="data:text/html,a">a</a>',
    '<iframe srcdoc="a"></iframe>',
    '<svg><use href="#a"></use></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><g clip-path="url(#a)" onload="alert(1)"></g></svg>',
    '<svg><animate attributeName="href"></animate></svg>',
    '<span class=a onclick=alert(1)>a</span>',
    '<span class=a`>a</span>',
    '<span\nonclick="alert(1)">a</span>',
    '<!-- --!><script>',
    '<',
    '<base href="https://a.example/">',
    '<form action="/"></form>',
  ])('rejects %j', (html) => {
    expect(isInert(html)).toBe(false);
  });

  it('rejects 20,000 tags before an unfinished one', () => {
    expect(isInert(`${'<span class="a">'.repeat(20_000)}<`)).toBe(false);
  });
});

const page = 'https://docs.example/sdk/docs/api/connect/';

describe('isOwnScript', () => {
  it.each([
    '/sdk/assets/js/main.0123abcd.js',
    'https://docs.example/sdk/en/assets/js/1.0123abcd.js',
    '/sdk/sdk/product-sdk.mjs',
  ])('accepts %s', (address) => {
    expect(isOwnScript(address, page, '/sdk/')).toBe(true);
  });

  it.each([
    'https://other.example/sdk/assets/js/main.js',
    '//other.example/sdk/assets/js/main.js',
    '/other/main.js',
    '/sdk/../other/main.js',
    '/sdk/search?x=/a.js',
    'data:text/javascript,alert(1)//.js',
    'blob:https://docs.example/sdk/a.js',
    'javascript:alert(1)//.js',
  ])('rejects %s', (address) => {
    expect(isOwnScript(address, page, '/sdk/')).toBe(false);
  });
});
