import type { InlineHashes } from './readInline';

/**
 * Their rules: website/plugins/content-policy for the app, the starter's own, which loads the app, the
 * turner's, which reads pages of this site, and the search's, which starts its worker.
 */
const trustedTypes = ['default', 'starter', 'turner', 'search-worker'];

/**
 * The policy of the site's pages, for their own header or meta element: nothing at all, then what a
 * page is made of, from this origin alone. What is inline runs by its hash only.
 */
export function contentPolicy({ scripts, styles }: InlineHashes): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts].join(' '),
    ['style-src', `'self'`, ...styles].join(' '),
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    ['trusted-types', ...trustedTypes].join(' '),
  ].join('; ');
}
