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

describe('base rules', () => {
  const rules = baseRules(hosting);

  it('let the headers of the site override the default ones', () => {
    expect(headersFor(rules, '/assets/a.js')).toMatchObject({
      'Cache-Control': 'immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersFor(rules, '/a/')['Cache-Control']).toMatch(/must-revalidate$/);
  });

  it('allow the listed browser features and no others', () => {
    const policy = headersFor(rules, '/')['Permissions-Policy'];
    expect(policy).toMatch(/^microphone=\(self\), accelerometer=\(\), camera=\(\), /);
    expect(policy?.match(/microphone/g)).toHaveLength(1);
  });

  it('put the not-found document of the longest prefix first', () => {
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

  it('contain no hashes for files that are not pages', () => {
    const rules = rulesFor([{ path: '/index.html', html: '<script>a()</script>' }]);
    for (const path of ['/en/assets/js/main.js', '/img/logo.svg', '/search/a', '/en/social/a']) {
      expect(policyOf(rules, path)).toMatch(/^default-src 'none'; script-src 'self';/);
    }
  });

  it('restrict base-uri, form-action and script sinks', () => {
    const closed = [`base-uri 'none'`, `form-action 'none'`, `require-trusted-types-for 'script'`];
    expect(policyOf(rulesFor([]), '/').split('; ')).toEqual(expect.arrayContaining(closed));
  });

  it('allow no unsafe keyword, wildcard or remote host', () => {
    expect(policyOf(rulesFor([]), '/')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('send the own policy of a page together with frame-ancestors', () => {
    const own = `default-src 'none'; script-src 'sha256-a'`;
    const rules = rulesFor([
      { path: '/live/frame/index.html', html: `${policyElement(own)}<script>a()</script>` },
    ]);
    expect(policyOf(rules, '/live/frame/index.html')).toBe(`${own}; frame-ancestors 'self'`);
    expect(policyOf(rules, '/')).not.toContain('sha256');
  });
});
