/** What a host must do with the built folder. Paths are below the base URL; `*` at the end matches everything under it. */
export interface HostingRules {
  redirects: readonly { from: string; to: string }[];
  /** Endings that lead to the clean path of the same page, longest first. */
  cleanedEndings: readonly { ending: string; replacement: string }[];
  redirectStatus: number;
  /** Documents sent with status 404, by the prefix of the path, longest first. */
  notFound: readonly { prefix: string; document: string }[];
  /** Response headers, all that match, a later entry overriding an earlier one. */
  headers: readonly { path: string; values: Readonly<Record<string, string>> }[];
}

export const localePrefixes = { ko: '/', en: '/en/' } as const;

const prefixes = Object.values(localePrefixes);
const year = 31_536_000;

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'usb',
];
const permissions = ['microphone=(self)', ...unused.map((name) => `${name}=()`)].join(', ');

/**
 * What holds for every build; `rulesOf` adds the content policy of one. The microphone is allowed on
 * every page, because the first page of a visit decides for all that are navigated to from it.
 */
export const rules: HostingRules = {
  redirects: prefixes.map((prefix) => ({
    from: `${prefix}docs/`,
    to: `${prefix}docs/introduction/`,
  })),
  cleanedEndings: [
    { ending: '/index.html', replacement: '/' },
    { ending: '.html', replacement: '/' },
  ],
  redirectStatus: 301,
  notFound: [...prefixes]
    .sort((a, b) => b.length - a.length)
    .map((prefix) => ({ prefix, document: `${prefix}404.html` })),
  headers: [
    {
      path: '/*',
      values: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': permissions,
        'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains`,
      },
    },
    // The bundler writes a hash of the content into every name under assets/.
    ...prefixes.map((prefix) => ({
      path: `${prefix}assets/*`,
      values: { 'Cache-Control': `public, max-age=${year}, immutable` },
    })),
    // Other sites show the picture of a page beside a link to it.
    ...prefixes.map((prefix) => ({
      path: `${prefix}social/*`,
      values: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    // A sample runs in a frame that has no origin, and takes its scripts from here all the same.
    ...prefixes.map((prefix) => ({
      path: `${prefix}live/*`,
      values: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    })),
    // Integrators load these files from their own origin, with an integrity attribute.
    {
      path: '/sdk/*',
      values: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
  ],
};
