import { describe, expect, it } from 'vitest';
import { headersFor } from './headersFor';
import { policyElement } from './policy/ownPolicyOf';
import { readPolicy } from './policy/readPolicy';
import type { BuiltPage } from './readPages';
import { rulesOf } from './rulesOf';

const policyOf = (rules: ReturnType<typeof rulesOf>, path: string) =>
  headersFor(rules, path)['Content-Security-Policy'] ?? '';

const rulesFor = (pages: BuiltPage[]) => rulesOf(pages.map(readPolicy));

describe('the rules of a build', () => {
  it('allow the inline scripts of every page on every page', () => {
    const rules = rulesFor([
      { path: '/index.html', html: '<script>a()</script>' },
      { path: '/en/index.html', html: '<script>b()</script>' },
    ]);
    expect(policyOf(rules, '/docs/').match(/'sha256-/g)).toHaveLength(2);
    expect(policyOf(rules, '/docs/')).toBe(policyOf(rules, '/en/404.html'));
  });

  it('name no hash for files that are no pages', () => {
    const rules = rulesFor([{ path: '/index.html', html: '<script>a()</script>' }]);
    for (const path of ['/en/assets/js/main.js', '/img/logo.svg', '/search/a', '/en/social/a']) {
      expect(policyOf(rules, path)).toMatch(/^default-src 'none'; script-src 'self';/);
    }
  });

  it('close what is open where a policy does not name it', () => {
    const closed = [`base-uri 'none'`, `form-action 'none'`, `require-trusted-types-for 'script'`];
    expect(policyOf(rulesFor([]), '/').split('; ')).toEqual(expect.arrayContaining(closed));
  });

  it('open nothing that is unsafe', () => {
    expect(policyOf(rulesFor([]), '/')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('send a page that carries a policy of its own that one, and who may frame it', () => {
    const own = `default-src 'none'; script-src 'sha256-a'`;
    const rules = rulesFor([
      { path: '/live/frame/index.html', html: `${policyElement(own)}<script>a()</script>` },
    ]);
    expect(policyOf(rules, '/live/frame/index.html')).toBe(`${own}; frame-ancestors 'self'`);
    expect(policyOf(rules, '/')).not.toContain('sha256');
  });
});
