import type { Browser, Request } from '@playwright/test';
import { holdBack } from '../../tests/site/holdBack';
import { openPage } from '../../tests/site/openPage';

export interface FirstResult {
  query: string;
  script: number;
  index: number;
  /** Script and index files that had arrived when the first result was on the screen. */
  bytes: number;
}

const isScript = (url: string): boolean => new URL(url).pathname.endsWith('.js');

/** When the first result was on the screen, as `Date.now()` tells it. */
function timeOfFirstResult(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] [role="option"]')) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
}

/**
 * Adds up the bytes over the wire (brotli) from the key that opens the search box to its first
 * result.
 */
export async function weighFirstResult(
  browser: Browser,
  url: string,
  query: string,
): Promise<FirstResult> {
  // Sizes of responses from a service worker are not those of the wire.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openPage(page, url);
  await page.waitForLoadState('networkidle');
  // What the first result does not wait for might overtake it on this fast network.
  const rest = await holdBack(page, /\/(?:terms|texts)\.json$/);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  // A worker's own script is not reported as a request of the page.
  const workerScript = page
    .waitForEvent('worker')
    .then((worker) => page.request.head(worker.url(), { headers: { 'accept-encoding': 'br' } }))
    .then((response) => Number(response.headers()['content-length']));
  const firstResult = page.evaluate(timeOfFirstResult);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  const time = await firstResult;
  await rest.release();
  const worker = await workerScript;
  const weight: FirstResult = { query, script: worker, index: 0, bytes: worker };
  for (const request of finished) {
    const { startTime, responseEnd } = request.timing();
    if (startTime + responseEnd > time) continue;
    const { responseBodySize } = await request.sizes();
    weight[isScript(request.url()) ? 'script' : 'index'] += responseBodySize;
    weight.bytes += responseBodySize;
  }
  await context.close();
  return weight;
}
