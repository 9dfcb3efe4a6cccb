const tools = [
  'live/frame/',
  'live/frame/main.js',
  'live/frame/page.js',
  'live/frame/product-sdk.js',
  'sdk/product-sdk.js',
  'sdk/product-sdk.mjs',
  'sdk/product-sdk.worklet.js',
];

/** What runs a sample, as a path: a module, or a page. */
const pathOf = (name: string): string =>
  `live/samples/${name.replace(/\.ts$/, '.js').replace(/\.html$/, '/')}`;

/** The pages whose samples are kept, or soon will be. */
const asked = new Set<string>();

/**
 * Has the worker keep what the samples of this page run by, so that they run without a connection
 * too. To be called when one is run: whoever runs none shall not pay for it.
 *
 * @param base - The address of the folder that holds the frames.
 */
export async function keepRuns(base: string): Promise<void> {
  if (asked.has(location.pathname)) return;
  asked.add(location.pathname);
  const samples = document.querySelectorAll<HTMLElement>('[data-live][data-sample]');
  const paths = [...tools, ...[...samples].map(({ dataset }) => pathOf(dataset.sample ?? ''))];
  const root = new URL('..', new URL(base, location.href));
  const urlsToCache = paths.map((path) => new URL(path, root).href);
  // Where nothing is kept, no worker will ever be ready.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
