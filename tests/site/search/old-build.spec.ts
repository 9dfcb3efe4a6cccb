import type { Page } from '@playwright/test';
import { openPage } from '../openPage';
import { expect, test } from '../test';
import { searchBox } from './openSearch';

/** Makes the server one build newer than a tab, until the tab is reloaded. */
async function deployUnder(page: Page, changed: RegExp, body: string): Promise<void> {
  let isOld = true;
  await page.route(/\/docs\/introduction\/(?:\?|$)/, (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    return isOld ? route.fulfill({ contentType: 'text/html', body: 'new' }) : route.fallback();
  });
  await page.route(changed, (route) =>
    isOld ? route.fulfill({ status: body ? 200 : 404, body }) : route.fallback(),
  );
}

test.use({ serviceWorkers: 'block', expectedMessages: /Failed to load resource/ });

for (const [name, changed, body] of [
  ['files are gone', /\/assets\/search\/\w+\/\w+\.json/, ''],
  ['index has a newer format', /\/search\/index\.json/, '{"version":2,"parts":[]}'],
] as const) {
  test(`a tab whose ${name} reloads on a search and shows its results`, async ({ page }) => {
    await openPage(page, '/docs/introduction/');
    await deployUnder(page, changed, body);
    await page.keyboard.press('Control+k');
    const { field, options } = searchBox(page);
    await field.fill('녹음');
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveValue('녹음');
  });
}
