import type { Page, Route } from '@playwright/test';

/** What a network or a broken host may do to a file. */
export const assetFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'is cut short': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'has the wrong type': async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-type': 'text/html' },
    });
  },
  'is dropped on its way': (route) => route.abort('connectionreset'),
  'never comes': () => Promise.resolve(),
};

/** The kinds of files of a page. */
export const assets: Readonly<Record<string, RegExp>> = {
  'the first script': /\/assets\/js\/runtime~main\./,
  'the main script': /\/assets\/js\/main\./,
  'a script of a page': /\/assets\/js\/(?!main|runtime)/,
  'the stylesheet': /\/assets\/css\//,
  'a picture': /\/img\//,
  'the search index': /\/search\/.*\.json/,
  'the search worker': /\/assets\/search\/worker/,
};

/**
 * Breaks a kind of files from now on. Returns a function that counts how many of them were
 * requested.
 */
export async function breakAssets(page: Page, asset: string, fault: string): Promise<() => number> {
  const handler = assetFaults[fault];
  const pattern = assets[asset];
  let asked = 0;
  if (handler && pattern) {
    await page.route(pattern, (route) => {
      asked += 1;
      return handler(route).catch(() => undefined);
    });
  }
  return () => asked;
}
