import type { RunFiles } from '@site/plugins/live-frame/listRunFiles';

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
  const page = location.pathname;
  if (asked.has(page)) return;
  asked.add(page);
  const samples = document.querySelectorAll<HTMLElement>('[data-live][data-sample]');
  const names = [...samples].map(({ dataset }) => dataset.sample ?? '');
  // Where nothing is kept, no worker will ever be ready.
  const { active } = await navigator.serviceWorker.ready;
  try {
    const response = await fetch(`${base}run-files.json`);
    const { modules, pages } = (await response.json()) as RunFiles;
    const paths = names.flatMap((name) => [...(pages[name] ?? modules), pathOf(name)]);
    const root = new URL('..', new URL(base, location.href));
    const urlsToCache = [...new Set(paths)].map((path) => new URL(path, root).href);
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // The next run asks again.
    asked.delete(page);
  }
}
