import type { Browser } from '@playwright/test';
import { startApp } from '../../tests/site/startApp';
import { slowDown } from '../site/timing';

/**
 * Before the app has started and by the app, with and without a pointer that comes first. Playwright
 * disables prerendering, so before the app the page of a hovered link is only prefetched.
 */
export const ways = [
  'before the app',
  'before the app, pointed at',
  'by the app',
  'by the app, pointed at',
] as const;
type Way = (typeof ways)[number];

/** The networks to time on: a local one, and 4G. */
export const networks = {
  local: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  '4G': { latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 4_000_000 / 8 },
} as const;
export type Network = keyof typeof networks;

// A longer hover would start the app.
const restMs = 250;
// By then the app has prefetched the links in view.
const settledMs = 1_000;

interface Noted {
  pressed?: string;
  drawn?: string;
}

/**
 * Notes when the pointer goes down, and when the frame with the wanted heading has been drawn. Names
 * no function of its own: what runs in a page cannot have the helper that would keep the name.
 */
function note(heading: string): void {
  const noted = sessionStorage as Noted;
  addEventListener(
    'pointerdown',
    () => (noted.pressed = String(performance.timeOrigin + performance.now())),
    true,
  );
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('h1')?.textContent?.includes(heading)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => (noted.drawn ??= String(performance.timeOrigin + performance.now()))),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Presses a link of the sidebar; resolves with the milliseconds until its heading is drawn. */
export async function timePress(
  browser: Browser,
  url: string,
  way: Way,
  network: Network,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(note, 'connect');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    ...networks[network],
  });
  await page.goto(`${url}docs/introduction/`, { waitUntil: 'networkidle' });
  if (way.startsWith('by the app')) {
    await startApp(page);
    await page.waitForTimeout(settledMs);
  }
  // The waiting below runs a script in the page, which would otherwise run in the middle of the
  // press.
  await page.waitForFunction(() => true);
  await slowDown(page);
  const link = page.locator('aside a[href$="/docs/api/connect/"]');
  if (way.endsWith('pointed at')) {
    await link.hover();
    await page.waitForTimeout(restMs);
  }
  await link.click();
  await page.waitForFunction(() => 'drawn' in sessionStorage);
  const times = await page.evaluate(() => ({ ...(sessionStorage as Noted) }));
  await context.close();
  return Number(times.drawn) - Number(times.pressed);
}
