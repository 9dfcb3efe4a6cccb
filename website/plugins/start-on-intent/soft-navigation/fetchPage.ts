import { readPage, type Page } from './readPage';

const patienceMs = 3_000;
// From here on pages are asked for here alone.
const { coming = {} } = window;
delete window.coming;
let latest: { address: string; page: Promise<Page> } | undefined;

async function load(address: string): Promise<Page> {
  const { [address]: asked = fetch(address) } = coming;
  coming[address] = undefined;
  const response = await asked;
  // Anything else is not even read: it may be large.
  if (response?.status !== 200 || response.url !== address) throw new Error('Not there');
  return readPage(await response.text());
}

function inTime<Result>(result: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => void setTimeout(reject, patienceMs));
  return Promise.race([result, late]);
}

/**
 * Fetches a page, unless it is the one that was fetched last. Rejects where it is not there at its
 * own address, or does not come within three seconds: the browser then loads it, and says so.
 */
export function fetchPage(url: string): Promise<Page> {
  const [address = ''] = url.split('#');
  if (latest?.address === address) return latest.page;
  const page = inTime(load(address));
  latest = { address, page };
  page.catch(() => {
    if (latest?.page === page) latest = undefined;
  });
  return page;
}

/** Fetches a page to take it apart: nobody else is handed it. */
export function takePage(url: string): Promise<Page> {
  const page = fetchPage(url);
  latest = undefined;
  return page;
}

/** Makes ready what was asked for last before this script was there. */
export function prepareAsked(): void {
  const asked = Object.keys(coming).at(-1);
  if (asked) fetchPage(asked).catch(() => undefined);
}
