import type { Browser } from '@playwright/test';
import { startApp } from '../../tests/site/startApp';

export type Kind = 'page' | 'style' | 'script' | 'prefetch' | 'other';

const kindsByExtension: Record<string, Kind> = { js: 'script', mjs: 'script', css: 'style' };

/** What a request is for, by its address and headers; `prefetch` is a prefetch for a link. */
function sortResource(url: string, headers: Record<string, string>): Kind {
  const purpose = headers['Sec-Purpose'] ?? headers['Purpose'] ?? '';
  if (purpose.includes('prefetch')) return 'prefetch';
  const { pathname } = new URL(url);
  if (pathname.endsWith('/')) return 'page';
  return kindsByExtension[pathname.slice(pathname.lastIndexOf('.') + 1)] ?? 'other';
}

/** Bytes over the wire by kind, headers included, and how many requests they came in. */
export type Weight = Record<Kind | 'everything' | 'requests', number>;

export interface Visit {
  /** Until the network is idle, when nothing was touched. */
  untouched: Weight;
  /** From the beginning until the app has started, and the network is idle again. */
  started: Weight;
}

const nothing: Weight = {
  page: 0,
  style: 0,
  script: 0,
  prefetch: 0,
  other: 0,
  everything: 0,
  requests: 0,
};

/**
 * Opens a page for the first time, does something on it, and adds up what comes over the wire. What
 * the app prefetches for the links of the page is counted apart and is in neither sum.
 */
export async function weighPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const weight = { ...nothing };
  let isStarted = false;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    const kind = sortResource(request.url, request.headers);
    // Before the first interaction no script runs: one that is fetched then is a prefetch for a
    // link.
    kinds.set(requestId, kind === 'script' && !isStarted ? 'prefetch' : kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    weight[kind] += encodedDataLength;
    if (kind === 'prefetch' && isStarted) return;
    weight.everything += encodedDataLength;
    weight.requests += 1;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  const untouched = { ...weight };
  isStarted = true;
  await startApp(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { untouched, started: weight };
}

type Budgets = Record<keyof Visit, Partial<Weight>>;

/** A sentence for each budget of bytes that a page does not keep. */
export function findExcess(visits: Record<string, Visit>, budgets: Budgets): string[] {
  return Object.entries(visits).flatMap(([path, visit]) =>
    (Object.keys(budgets) as (keyof Visit)[]).flatMap((when) =>
      (Object.entries(budgets[when]) as [keyof Weight, number][])
        .filter(([kind, budget]) => visit[when][kind] > budget)
        .map(
          ([kind, budget]) =>
            `${path}, ${when}: ${visit[when][kind]} bytes of ${kind}; its budget is ${budget}`,
        ),
    ),
  );
}
