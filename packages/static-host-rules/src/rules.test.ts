import { describe, expect, it } from 'vitest';
import { policyElement, readPolicy } from './contentPolicy';
import type { BuiltPage } from './files';
import { baseRules, headersFor, type HostingOptions, rulesOf } from './rules';

const hosting: HostingOptions = {
  prefixes: ['/', '/en/'],
  permissions: ['microphone'],
  headers: [{ path: '/assets/*', values: { 'Cache-Control': 'immutable' } }],
  plainPaths: ['/en/assets/*', '/img/*', '/search/*', '/en/social/*'],
  trustedTypes: ['default'],
};

const policyOf = (rules: ReturnType<typeof rulesOf>, path: string) =>
  headersFor(rules, path)['Content-Security-Policy'] ?? '';

const rulesFor = (pages: BuiltPage[]) => rulesOf(hosting, pages.map(readPolicy));

describe('the rules of every build', () => {
  const rules = baseRules(hosting);

  it("have the site's own headers count over the usual ones", () => {
    expect(headersFor(rules, '/assets/a.js')).toMatchObject({
      'Cache-Control': 'immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersFor(rules, '/a/')['Cache-Control']).toMatch(/must-revalidate$/);
  });

  it('allow a browser feature that the site names, and no other', () => {
    const policy = headersFor(rules, '/')['Permissions-Policy'];
    expect(policy).toMatch(/^microphone=\(self\), accelerometer=\(\), camera=\(\), /);
    expect(policy?.match(/microphone/g)).toHaveLength(1);
  });

  it('put the document of the longest prefix first, for hosts that take the first that fits', () => {
    expect(rules.notFound.map(({ document }) => document)).toEqual(['/en/404.html', '/404.html']);
  });
});

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
