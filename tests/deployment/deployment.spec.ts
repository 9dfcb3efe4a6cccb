import type { Locator, Page } from '@playwright/test';

import { documents, localized, locales } from '../site/routes';
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
  // A tab reports missing files of its build.
  expectedMessages:
    /404|ChunkLoadError|Loading (CSS )?chunk|Refused to (execute script|apply style)/,
});

test.describe.configure({ mode: 'default' });

/** A connection without prefetching: a tab has only loaded what it has shown. */
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

const editWords = { ko: '편집', en: 'Edit' } as const;
const runWords = { ko: '실행', en: 'Run' } as const;
const searched = { ko: '마이크', en: 'microphone' } as const;

for (const locale of locales) {
  test(`a tab of a removed build loads every linked page from the current build, in ${locale}`, async ({
    page,
    deployments,
  }) => {
    deployments.deploy('old');
    await onSlowConnection(page);
    // Starts outside the linked pages: chunks of a page that was read stay in the browser's cache.
    await page.goto(localized('/docs/no-such-page/', locale));
    const loads = countLoads(page);
    let next: 'new' | 'old' = 'new';
    const leave = async (link: Locator, path: string, title: string) => {
      await startApp(page);
      const before = await build(page);
      deployments.deploy(next);
      next = next === 'new' ? 'old' : 'new';
      const loaded = page.waitForEvent('load');
      await link.click();
      await loaded;
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toContainText(title);
      expect(await build(page)).not.toBe(before);
    };
    for (const { path, [locale]: title } of documents) {
      const there = localized(path, locale);
      const link = page.locator(`main a[href="${there}"], aside a[href="${there}"]`);
      await leave(link.first(), there, title);
    }
    await leave(page.locator('.navbar__brand'), localized('/', locale), '');
    expect(loads).toHaveLength(documents.length + 1);
  });

  test(`edits and search text survive reloads into another build, in ${locale}`, async ({
    page,
    deployments,
  }) => {
    deployments.deploy('old');
    await onSlowConnection(page);
    await page.goto(localized('/docs/api/send-text/', locale));
    await startApp(page);
    const sample = page.locator('[data-sample="api/send-text.ts"]');
    const editor = sample.getByRole('textbox');
    const reloadBy = async (build: 'old' | 'new', act: () => Promise<void>) => {
      deployments.deploy(build);
      const loaded = page.waitForEvent('load');
      await act();
      await loaded;
      await startApp(page);
    };
    await reloadBy('new', () => sample.getByRole('button', { name: editWords[locale] }).click());
    await editor.click();
    await page.keyboard.insertText('typed()');
    const run = sample.getByRole('button', { name: runWords[locale], exact: true });
    await reloadBy('old', () => run.click());
    await expect(editor).toContainText('typed()');
    await page.keyboard.press('Control+k');
    // The index is opened; its terms are loaded when they are needed, as the connection is slow.
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await reloadBy('new', () => page.getByRole('combobox').fill(searched[locale]));
    await expect(page.getByRole('combobox')).toHaveValue(searched[locale]);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toContainText('typed()');
  });
}

test('a tab that has not hydrated yet reloads once and starts the new build', async ({
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

test.describe('a file that is missing from the newest build too', () => {
  test('does not cause a reload loop', async ({ page, deployments }) => {
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
