import { contentPolicy, mergeHashes, type PagePolicy } from './contentPolicy';

/**
 * Headers of a pattern. Paths are below the base URL; a trailing `*` matches everything below it.
 */
export interface HeaderRule {
  path: string;
  values: Readonly<Record<string, string>>;
}

/**
 * An alternative format of every page, in a file beside its folder, such as `docs/start.md` for
 * `/docs/start/`. Clients that name its type in `Accept` get it at the page's own address,
 * uncached: otherwise pages would need `Vary: Accept`, and prerendered pages would not be used.
 */
export interface Alternate {
  /** Such as `text/markdown`. */
  type: string;
  /** Such as `.md`. */
  ending: string;
}

/** What a host must do with the built folder. Paths are below the base URL. */
export interface HostingRules {
  redirects: readonly { from: string; to: string }[];
  /** Endings that redirect to the clean path of the same page, longest first. */
  cleanedEndings: readonly string[];
  redirectStatus: number;
  /** Documents sent with status 404, by path prefix, longest first. */
  notFound: readonly { prefix: string; document: string }[];
  /** Alternative formats of pages, for clients that accept their type. */
  alternates: readonly Alternate[];
  /** Response headers: all that match, later entries overriding earlier ones. */
  headers: readonly HeaderRule[];
}

/** The hosting options of a site. */
export interface HostingOptions {
  /**
   * The base path of each language, with slashes at both ends. Each has a `404.html` of its own.
   */
  prefixes: readonly string[];
  /** Redirects from addresses without a page. */
  redirects?: HostingRules['redirects'];
  /** Alternative formats of pages, where a host can read request headers. */
  alternates?: readonly Alternate[];
  /** Headers of the site, which override the defaults. */
  headers?: readonly HeaderRule[];
  /** Browser features that pages may use; all others that need permission are disabled. */
  permissions?: readonly string[];
  /** Patterns of files that are not pages. Their policy allows no inline script. */
  plainPaths?: readonly string[];
  /** The names of the Trusted Types policies that the site's scripts create. */
  trustedTypes?: readonly string[];
}

const year = 31_536_000;

/** `Cache-Control` for files with a content hash in their names. */
export const immutableCacheControl = `public, max-age=${year}, immutable`;

const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * A feature is allowed on every page, because the first page of a visit decides for all pages that
 * are navigated to within it.
 */
function permissionsPolicy(allowed: readonly string[]): string {
  const denied = features.filter((name) => !allowed.includes(name));
  return [...allowed.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(
    ', ',
  );
}

/** The rules for all builds of a site; `rulesOf` adds the content policy of one. */
export function baseRules(hosting: HostingOptions): HostingRules {
  const { prefixes, redirects = [], alternates = [], headers = [], permissions = [] } = hosting;
  return {
    redirects,
    cleanedEndings: ['/index.html', '.html'],
    redirectStatus: 301,
    notFound: [...prefixes]
      .sort((a, b) => b.length - a.length)
      .map((prefix) => ({ prefix, document: `${prefix}404.html` })),
    alternates,
    headers: [
      {
        path: '/*',
        values: {
          'Cache-Control': 'public, max-age=0, must-revalidate',
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Permissions-Policy': permissionsPolicy(permissions),
          'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
        },
      },
      ...headers,
    ],
  };
}

// A meta element cannot say this.
const framing = `frame-ancestors 'self'`;

const policyHeader = (path: string, policy: string): HeaderRule => ({
  path,
  values: { 'Content-Security-Policy': `${policy}; ${framing}` },
});

/**
 * The rules for one build: one policy for the whole site, with the hashes of all its pages, and for
 * a page that was written with a stricter one, that.
 */
export function rulesOf(hosting: HostingOptions, pages: readonly PagePolicy[]): HostingRules {
  const { plainPaths = [], trustedTypes } = hosting;
  const isOwn = ({ own, hashes }: PagePolicy): boolean =>
    own !== undefined && own !== contentPolicy(hashes, trustedTypes);
  const hashes = mergeHashes(pages.filter((page) => !isOwn(page)).map((page) => page.hashes));
  const exceptions = pages
    .filter(isOwn)
    .map(({ path, own = '' }) => policyHeader(path.replace(/index\.html$/, '*'), own));
  const plain = contentPolicy({ scripts: [], styles: [] }, trustedTypes);
  const rules = baseRules(hosting);
  const headers = [
    ...rules.headers,
    policyHeader('/*', contentPolicy(hashes, trustedTypes)),
    // What they hold may be opened alone, or be a worker, and has nothing inline.
    ...plainPaths.map((path) => policyHeader(path, plain)),
    ...exceptions,
  ];
  return { ...rules, headers };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers the rules give to a path below the base URL. */
export function headersFor(rules: HostingRules, path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules.headers.filter((rule) => matches(rule.path, path)).map((rule) => rule.values),
  );
}
