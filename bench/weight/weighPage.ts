import type { Browser } from '@playwright/test';
import { sortResource, type Kind } from './sortResource';

export type Weight = Record<Kind | 'everything', number>;

/**
 * Opens a page for the first time and adds up what comes over the wire, headers included, until the
 * network is idle. What the page fetches ahead for its links counts too.
 */
export async function weighPage(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const weight: Weight = { page: 0, style: 0, script: 0, ahead: 0, other: 0, everything: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    kinds.set(requestId, sortResource(request.url, request.headers));
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Prefetch') kinds.set(requestId, 'ahead');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    weight.everything += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return weight;
}
