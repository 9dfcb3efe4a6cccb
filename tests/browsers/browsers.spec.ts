import { expect, test } from '@playwright/test';
import type { Browser } from './Browser';
import { firefox } from './firefox';
import { journeys } from './journeys';
import { Reader } from './Reader';
import { webkit } from './webkit';

for (const { name, install, isInstalled, open } of [firefox, webkit]) {
  test.describe(name, () => {
    if (!isInstalled()) {
      test(`${name} is not installed, so nothing was tested (${install})`, () => {
        expect(isInstalled()).toBe(false);
      });
      return;
    }

    // One browser for all its journeys, because starting one takes longer than a journey.
    test.describe.configure({ mode: 'default' });
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await open();
      await browser.resize(1280, 900);
    });
    test.afterAll(() => browser?.close());

    for (const [journey, run] of Object.entries(journeys)) {
      test(`in ${name} a reader ${journey}`, async ({ baseURL }) => {
        await run(new Reader(browser, baseURL ?? ''));
      });
    }
  });
}
