import type { Page } from '@playwright/test';

import { localized, locales } from '../site/routes';
import { startApp } from '../site/startApp';
import { expect, test as base } from '../site/test';
import { startDeployments, type Deployments } from './startDeployments';

const test = base.extend<object, { deployments: Deployments }>({
  deployments: [
    async ({ browserName: _ }, provide) => {
      const deployments = await startDeployments();
      await provide(deployments);
      await deployments.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ deployments }, provide) => provide(deployments.url),
  // What a tab misses of its build, it says.
  expectedMessages:
    /404|ChunkLoadError|Loading (CSS )?chunk|Refused to (execute script|apply style)/,
});

test.describe.configure({ mode: 'default' });

/** A connection on which nothing is fetched ahead: a tab knows only what it has shown. */
const onSlowConnection = (page: Page) =>
  page.addInitScript(() => {
    const value = { effectiveType: '2g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  });

const build = (page: Page) => page.locator('script[data-app]').getAttribute('data-app');
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
};

for (const locale of locales) {
  test(`a tab of the last build follows a link whole, in ${locale}`, async ({
    page,
    deployments,
  }) => {
    deployments.deploy('old');
    await onSlowConnection(page);
    await page.goto(localized('/docs/introduction/', locale));
    await startApp(page);
    const before = await build(page);
    deployments.deploy('new');
    const loads = countLoads(page);
    const path = localized('/docs/api/connect/', locale);
    await page.locator(`aside a[href="${path}"]`).click();
    await expect(page.locator('h1')).toContainText('connect');
    await expect(page).toHaveURL(path);
    expect(await build(page)).not.toBe(before);
    await startApp(page);
    expect(loads).toHaveLength(1);
  });
}

test('a tab that had not started its app starts that of the new build', async ({
  page,
  deployments,
}) => {
  deployments.deploy('old');
  await onSlowConnection(page);
  await page.goto('/docs/authentication/');
  deployments.deploy('new');
  const loads = countLoads(page);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Shift');
  await reloaded;
  await startApp(page);
  await expect(page.locator('h1')).toContainText('인증');
  expect(loads).toHaveLength(1);
});

test('what was typed into the search of an old tab is searched in the new build', async ({
  page,
  deployments,
}) => {
  deployments.deploy('old');
  await onSlowConnection(page);
  await page.goto('/docs/introduction/');
  await startApp(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  deployments.deploy('new');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('combobox').fill('마이크');
  await reloaded;
  await startApp(page);
  await expect(page.getByRole('combobox')).toHaveValue('마이크');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('a file that is missing from the newest build too', () => {
  test('is not waited for by loading the page again and again', async ({ page, deployments }) => {
    deployments.deploy('new');
    const loads = countLoads(page);
    await page.route('**/assets/js/main.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/docs/introduction/');
    for (let presses = 0; presses < 3; presses += 1) {
      const missed = page.waitForResponse(/main\..*\.js/);
      await page.keyboard.press('Shift');
      await missed;
    }
    await expect(page.locator('h1')).toContainText('소개');
    expect(loads).toHaveLength(1);
  });
});
