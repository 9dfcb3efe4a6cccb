/** What a host must do with the built folder. Paths are below the base URL; `*` at the end matches everything under it. */
export interface HostingRules {
  redirects: readonly { from: string; to: string }[];
  /** Endings that lead to the clean path of the same page, longest first. */
  cleanedEndings: readonly { ending: string; replacement: string }[];
  redirectStatus: 301;
  /** Documents sent with status 404, by the longest prefix of the path. */
  notFound: readonly { prefix: string; document: string }[];
  /** Response headers, all that match, a later entry overriding an earlier one. */
  headers: readonly { path: string; values: Readonly<Record<string, string>> }[];
}

export const localePrefixes = { ko: '/', en: '/en/' } as const;

const prefixes = Object.values(localePrefixes);
const year = 31_536_000;

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
  notFound: prefixes.map((prefix) => ({ prefix, document: `${prefix}404.html` })),
  headers: [
    {
      path: '/*',
      values: {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
    },
    // The bundler writes a hash of the content into every name under assets/.
    ...prefixes.map((prefix) => ({
      path: `${prefix}assets/*`,
      values: { 'Cache-Control': `public, max-age=${year}, immutable` },
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
