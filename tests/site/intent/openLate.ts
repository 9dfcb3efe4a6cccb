import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';
import { words } from '../words';

export const guide = '/en/docs/getting-started/';
export const hydrated = 'html[data-has-hydrated="true"]';
const isScript = (url: URL): boolean => /assets\/.*\.js$/.test(url.pathname);

/** Opens a page as soon as its HTML is there; its scripts are held. */
async function openWithout(page: Page, scripts: () => Promise<unknown>): Promise<void> {
  await page.route(isScript, async (route) => {
    await scripts();
    await route.continue();
  });
  await page.goto(guide, { waitUntil: 'domcontentloaded' });
}

/** Opens a page whose scripts are late. */
export async function openLate(page: Page, delayMs: number): Promise<void> {
  await openWithout(page, () => new Promise((resolve) => setTimeout(resolve, delayMs)));
}

/** Opens a page whose scripts arrive when released. */
export async function openHeld(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await openWithout(page, () => held);
  return letThrough;
}

export const isDark = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

export const toggle = (page: Page) => page.getByRole('button', { name: words.en.colorMode });

/** The sample's page is shown in its frame. */
export const hasRun = (sample: Locator) =>
  expect(sample.frameLocator('iframe').locator('#ask')).toBeVisible();
