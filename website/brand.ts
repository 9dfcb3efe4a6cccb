/** An assistant in the browser that can be asked by an address. */
export interface Assistant {
  name: string;
  url: string;
}

/** Everything that names the product or its owner to a reader. Packages are named by their package.json. */
export const brand = {
  productName: { ko: 'the product SDK', en: 'the product SDK' },
  tagline: { ko: 'AI 디지털 휴먼 플랫폼', en: 'AI digital human platform' },
  company: { ko: 'the product', en: 'the product' },
  /** One drawing for the bar at the top, the footer, the browser's tab and the social cards. */
  logo: { path: 'img/logo.svg' },
  /** The public address of the site, without a path. Install lines are made from it. */
  publicUrl: 'https://docs.product-sdk.example',
  baseUrl: '/',
  /**
   * Whole addresses of whoever operates the agent: where developers get an API key, where they ask
   * for help, whether the agent works right now, and where the sources, the package, its changes and
   * its licence are. Pages link to those that are set, and say of the first four when they are not.
   */
  consoleUrl: undefined as string | undefined,
  supportUrl: undefined as string | undefined,
  statusUrl: undefined as string | undefined,
  sourceUrl: undefined as string | undefined,
  packageUrl: undefined as string | undefined,
  changelogUrl: undefined as string | undefined,
  licenseUrl: undefined as string | undefined,
  /**
   * Whether what was read can be read again without a connection. `false` is the way back: the next
   * build takes what is kept from every device, and the worker that kept it.
   */
  offline: true as boolean,
  /**
   * A model that answers readers in the place of quoted sentences: a path on this origin, such as
   * `/ask`. It is sent `{ question, language, history, sections }` by POST and answers with plain
   * text, at once or in parts; the sections are cited below it. Empty for no model.
   */
  askModelUrl: '' as string,
  /** The assistants in which readers can open a page: whole addresses, with `{prompt}` for what is asked. */
  assistants: [
    { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ] as readonly Assistant[],
  /** Where `packages/mcp` answers over HTTP: a whole address. Without one, assistants run it by npx. */
  mcpUrl: undefined as string | undefined,
} as const;

export type Locale = keyof typeof brand.productName;

/** The languages of the site. */
export const locales = Object.keys(brand.productName) as Locale[];
