import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPreviewServer } from 'static-host-rules';
import { root } from '../../scripts/root';
import { hosting } from '../../website/config/hosting';
import { locales, localized } from './routes';
import { test as base, expect } from './test';

/** A site that is served from another folder than it was built for. */
const test = base.extend<{ elsewhere: string }>({
  elsewhere: async ({ browserName: _ }, provide) => {
    const server = await startPreviewServer({
      folder: join(root, 'website/build'),
      hosting,
      baseUrl: '/preview/42/',
    });
    await provide(server.url);
    await server.close();
  },
});

test.use({ expectedMessages: /localhost|Failed to load resource/ });

interface Counted {
  /** How often the script for missing files has run. */
  checks: number;
  /** The number of alerts on the page. */
  alerts: number;
}

/** Counts on a page the reports, and how often the check ran. */
async function count(page: Page): Promise<() => Promise<Counted>> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { counted: { checks: 0, alerts: 0 } }).counted;
    document.addEventListener(
      'load',
      ({ target }) => {
        if (/leave-build\.js$/.test((target as HTMLScriptElement).src)) counted.checks += 1;
      },
      true,
    );
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('[role=alert]')) counted.alerts += 1;
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { counted: Counted }).counted);
}

for (const locale of locales) {
  for (const path of ['/', '/docs/api/connect/']) {
    test(`${path} of a site served from another folder shows an alert with the folder, in ${locale}`, async ({
      page,
      elsewhere,
    }) => {
      await page.goto(elsewhere + localized(path, locale).slice(1));
      await page.keyboard.press('Shift');
      const banner = page.getByRole('alert');
      await expect(banner).toContainText(/did not load properly|불러오지 못했습니다/);
      await expect(banner).toContainText(/: \/preview\/42\/$/);
    });
  }
}

test('a site served from another folder shows one alert, however often the reader interacts', async ({
  page,
  elsewhere,
}) => {
  const counted = await count(page);
  await page.goto(`${elsewhere}docs/api/connect/`);
  const acts = [
    () => page.keyboard.press('Shift'),
    () => page.keyboard.press('Shift'),
    // If the pointer is already there, no event is dispatched.
    () => page.mouse.move(7, 7).then(() => page.mouse.move(8, 8)),
  ];
  for (const act of acts) {
    const { checks } = await counted();
    const countChecks = async (): Promise<number> => {
      await act();
      return (await counted()).checks;
    };
    // An action during a check does not start another.
    await expect.poll(countChecks).toBeGreaterThan(checks);
  }
  expect((await counted()).alerts).toBe(1);
});

for (const locale of locales) {
  test(`missing files of a site served from the right folder show no alert, in ${locale}`, async ({
    page,
  }) => {
    const counted = await count(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(localized('/', locale));
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await counted()).checks).toBeGreaterThan(0);
    expect((await counted()).alerts).toBe(0);
  });
}
