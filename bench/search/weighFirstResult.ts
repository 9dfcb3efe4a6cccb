import type { Browser, Request } from '@playwright/test';

export interface FirstResult {
  query: string;
  script: number;
  index: number;
  /** Script and index together, until the first result is on the screen. */
  bytes: number;
  /** Everything until the network is idle: texts and excerpts too. */
  idle: number;
}

/** Adds up what comes over the wire (brotli) from the key that opens the search box to its first result. */
export async function weighFirstResult(
  browser: Browser,
  url: string,
  query: string,
): Promise<FirstResult> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.click());
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const weigh = async (requests: readonly Request[], script?: boolean): Promise<number> => {
    const chosen = requests.filter(
      (request) =>
        script === undefined || new URL(request.url()).pathname.endsWith('.js') === script,
    );
    const sizes = await Promise.all(chosen.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  // What a worker is started from is no request of the page.
  const workerScript = page
    .waitForEvent('worker')
    .then((worker) => page.request.head(worker.url(), { headers: { 'accept-encoding': 'br' } }))
    .then((response) => Number(response.headers()['content-length']));
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
  const first = [...finished];
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const worker = await workerScript;
  const script = worker + (await weigh(first, true));
  const index = await weigh(first, false);
  const idle = worker + (await weigh(finished));
  await context.close();
  return { query, script, index, bytes: script + index, idle };
}
