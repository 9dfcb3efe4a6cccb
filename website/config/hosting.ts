import { brand } from '../brand';
import { immutableCacheControl, type HostingOptions } from 'static-host-rules';

/** The public address of the site, without a trailing slash. */
export const siteAddress = new URL(brand.baseUrl, brand.publicUrl).href.replace(/\/$/, '');

/** The base path of each language, below the base URL. */
export const localePrefixes = { ko: '/', en: '/en/' } as const;

const prefixes = Object.values(localePrefixes);

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The hosting rules of this site. The package `static-host-rules` serves by them and renders them
 * for hosts.
 */
export const hosting: HostingOptions = {
  prefixes,
  redirects: prefixes.map((prefix) => ({
    from: `${prefix}docs/`,
    to: `${prefix}docs/introduction/`,
  })),
  permissions: ['microphone'],
  alternates: [{ type: 'text/markdown', ending: '.md' }],
  headers: [
    // All names under assets/ contain a content hash.
    ...prefixes.map((prefix) => ({
      path: `${prefix}assets/*`,
      values: { 'Cache-Control': immutableCacheControl },
    })),
    // Other sites show the picture of a page beside a link to it.
    ...prefixes.map((prefix) => ({
      path: `${prefix}social/*`,
      values: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // A sample runs in a frame that has no origin, and takes its scripts from here all the same. A
    // content policy does not stop edited code from preconnecting to other hosts, or resolving them.
    ...prefixes.map((prefix) => ({
      path: `${prefix}live/*`,
      values: { ...shared, 'Connection-Allowlist': '(response-origin)' },
    })),
    // Integrators load these files from their own origin, with an integrity attribute.
    { path: '/sdk/*', values: shared },
  ],
  plainPaths: prefixes.flatMap((prefix) =>
    ['assets', 'img', 'search', 'social'].map((folder) => `${prefix}${folder}/*`),
  ),
  // Of the app (static-host-rules/client), of the script that starts it, and of the search's worker.
  trustedTypes: ['default', 'starter', 'search-worker'],
};
