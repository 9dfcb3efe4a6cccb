import type { Page } from '@playwright/test';
import { stopTime } from '../stopTime';
import { expect, test } from '../test';
import { guide } from './openLate';

const fetched = (page: Page) => page.locator('link[rel="prefetch"]');

const listAppFiles = async (page: Page): Promise<string[]> =>
  (await page.locator('script[data-app]').getAttribute('data-app'))?.split(' ').slice(0, -1) ?? [];

test.beforeEach(({ page }) => stopTime(page));

test('app files are prefetched one after another once a reader stays four seconds', async ({
  page,
}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(guide);
  const files = await listAppFiles(page);
  const place = files.findIndex((file) => file.includes('/main.'));
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(files.length - 1);

  await page.clock.runFor(3_900);
  await expect(fetched(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(fetched(page)).toHaveCount(place + 1);
  await page.clock.runFor(10_000);
  await expect(fetched(page)).toHaveCount(place + 1);
  arrive();
  await expect(fetched(page)).toHaveCount(files.length);
  const addresses = fetched(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(await addresses).toEqual(files);
});

test('files that the app has already requested are not prefetched', async ({ page }) => {
  await page.goto(guide);
  await page.keyboard.press('Shift');
  await page.clock.runFor(4_100);
  await expect(fetched(page).and(page.locator('[href*="/main."]'))).toHaveCount(0);
});
