import type { Page } from '@playwright/test';
import { type Locale, locales, localized } from './routes';
import { scriptOfDocument } from './scriptOfDocument';
import { expect, test } from './test';
import { words } from './words';

/** Makes the connect page throw while rendering, in the served script. */
async function breakConnectPage(page: Page, locale: Locale): Promise<void> {
  const script = scriptOfDocument('api/connect', locale);
  await page.route(`**${script}`, async (route) => {
    const response = await route.fetch();
    const throws = `if(window.isBroken)throw new Error("drawn wrong",{cause:new Error("out of ink")});`;
    const body = (await response.text()).replace(
      /(function \w+\(\w+=\{\}\)\{)((?:const|let)\{wrapper:)/,
      `$1${throws}$2`,
    );
    expect(body).toContain('drawn wrong');
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
}

for (const locale of locales) {
  const path = localized('/docs/api/connect/', locale);
  const word = words[locale];

  test.describe(`when something breaks in ${locale}`, () => {
    test.use({
      expectedMessages: /drawn wrong|Minified React error|onRecoverableError|hydrat/,
    });

    test('a page that crashes shows the error with its causes and a working retry button', async ({
      page,
    }) => {
      await breakConnectPage(page, locale);
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(page.getByRole('heading', { name: word.crashed })).toBeVisible();
      await expect(page.getByText('drawn wrong')).toBeVisible();
      await expect(page.getByText('out of ink')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isBroken: false }));
      await page.getByRole('button', { name: word.tryAgain }).click();
      await expect(page.locator('h1')).toContainText('connect');
      // The app may still be prefetching the script.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });

  test.describe(`when a script fails to load in ${locale}`, () => {
    test.use({
      expectedMessages:
        /Minified React error #418|ChunkLoadError|Loading chunk|Failed to load resource|Loading CSS chunk/,
    });

    test('a retry button appears and loads the page', async ({ page, request }) => {
      const script = scriptOfDocument('api/connect', locale);
      const html = await (await request.get(path)).text();
      let isBroken = true;
      await page.route(
        ({ pathname }) => pathname === script,
        (route) => (isBroken ? route.abort() : route.continue()),
      );
      await page.route(`**${path}index.html`, (route) =>
        route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
      );
      await page.goto(`${path}index.html`);
      await page.keyboard.press('Shift');
      const retry = page.getByRole('button', { name: word.retry, exact: true });
      await expect(retry).toBeVisible();
      isBroken = false;
      await retry.click();
      await expect(page.locator('h1')).toContainText('connect');
    });
  });
}
