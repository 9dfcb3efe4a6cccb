import { readPage, type Page } from './readPage';

const patienceMs = 3_000;
let latest: { address: string; page: Promise<Page> } | undefined;

async function load(address: string): Promise<Page> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
  // Anything else is not even read: it may be large.
  if (response.status !== 200 || response.url !== address) throw new Error('Not there');
  return readPage(await response.text());
}

/**
 * Fetches a page, unless it is the one that was fetched last. Rejects where it is not there at its
 * own address, or does not come within three seconds: the browser then loads it, and says so.
 */
export function fetchPage(url: string): Promise<Page> {
  const [address = ''] = url.split('#');
  if (latest?.address === address) return latest.page;
  const page = load(address);
  latest = { address, page };
  page.catch(() => (latest = undefined));
  return page;
}

/** Fetches a page to take it apart: nobody else is handed it. */
export function takePage(url: string): Promise<Page> {
  const page = fetchPage(url);
  latest = undefined;
  return page;
}
