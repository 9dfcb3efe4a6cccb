/** An assistant in the browser that a link can open with a prompt. */
export interface Assistant {
  name: string;
  url: string;
}

/**
 * Everything that names the product or its owner to readers. The names of packages come from their
 * package.json.
 */
export const brand = {
  productName: { ko: 'the product SDK', en: 'the product SDK' },
  tagline: { ko: 'AI 디지털 휴먼 플랫폼', en: 'AI digital human platform' },
  company: { ko: 'the product', en: 'the product' },
  /** One drawing for the navbar, the footer, the favicon and the social cards. */
  logo: { path: 'img/logo.svg' },
  /** The public origin of the site, from which install commands are made. */
  publicUrl: 'https://docs.product-sdk.example',
  baseUrl: '/' as string,
  /**
   * Absolute URLs of the agent's operator: where developers get an API key, get help and see the
   * service status, and where the sources, package, changelog and license are. Pages link to those
   * that are set, and say when the first four are not.
   */
  consoleUrl: undefined as string | undefined,
  supportUrl: undefined as string | undefined,
  statusUrl: undefined as string | undefined,
  sourceUrl: undefined as string | undefined,
  packageUrl: undefined as string | undefined,
  changelogUrl: undefined as string | undefined,
  licenseUrl: undefined as string | undefined,
  /**
   * Whether pages that were read can be read offline. `false` also removes the service worker and
   * its caches from every device after the next build.
   */
  offline: true as boolean,
  /**
   * A model that answers readers instead of quoted sentences: a path on this origin, such as
   * `/ask`. It gets `{ question, language, history, sections }` by POST and responds with plain
   * text, which may be streamed; the sections are cited below it. Empty for no model.
   */
  askModelUrl: '' as string,
  /** Assistants in which readers can open a page: absolute URLs, with `{prompt}` for the prompt. */
  assistants: [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ] as readonly Assistant[],
  /** The URL at which `packages/mcp` is served over HTTP. If empty, assistants run it with npx. */
  mcpUrl: undefined as string | undefined,
} as const;

export type Locale = keyof typeof brand.productName;

/** The languages of the site. */
export const locales = Object.keys(brand.productName) as Locale[];
