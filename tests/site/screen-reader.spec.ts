import type { Page } from '@playwright/test';
import { openPage } from './openPage';
import { expect, test } from './test';

/** Collects the texts that a page's statuses are given from now on. */
async function hearStatuses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role="status"]')?.textContent.trim();
        if (text) heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('the title of a page that the app navigates to is announced', async ({ page }) => {
  await openPage(page, '/en/docs/introduction/');
  const heard = await hearStatuses(page);
  await page.getByRole('link', { name: 'Authentication', exact: true }).first().click();
  await expect.poll(heard).toEqual([expect.stringContaining('Authentication')]);
  await expect(page).toHaveTitle(/Authentication/);
});

test('the error filter announces a number once typing pauses, and only the right one', async ({
  page,
}) => {
  await openPage(page, '/en/docs/troubleshooting/');
  const heard = await hearStatuses(page);
  await page.getByRole('searchbox').pressSequentially('token-', { delay: 20 });
  await expect.poll(heard).toEqual(['3 error codes']);
});

test('a second press of the copy button is announced again', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/en/docs/getting-started/');
  const heard = await hearStatuses(page);
  const copy = page.getByRole('button', { name: 'Copy code' }).first();
  await copy.click();
  await expect.poll(heard).toEqual(['Copied']);
  await copy.click();
  await expect.poll(heard).toEqual(['Copied', 'Copied']);
});

test('the home page tells the sources of an answer, and Escape or the button stops her', async ({
  page,
}) => {
  await openPage(page, '/en/');
  const hero = page.locator('main > section').first();
  const field = hero.getByRole('textbox');
  const stop = hero.getByRole('button', { name: 'Stop speaking' });
  await field.fill('The microphone is silent');
  await field.press('Enter');
  await expect(hero.getByRole('log')).toContainText(
    /Sources: Troubleshooting › No input from the microphone$/,
  );
  await stop.press('Enter');
  await expect(stop).toHaveCount(0);
  await expect(hero).toBeFocused();
  await field.fill('Is it free?');
  await field.press('Enter');
  await stop.waitFor();
  await field.press('Escape');
  await expect(stop).toHaveCount(0);
  await expect(field).toBeFocused();
});

for (const width of [320, 1280])
  test(`a followed source has the focus, and the conversation has room at ${width} × 256 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 256 });
    await openPage(page, '/en/docs/introduction/');
    await page.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
    const panel = page.getByRole('complementary', { name: 'Ask the docs' });
    await panel.getByRole('textbox').fill('What is the default of connectTimeoutMs?');
    await panel.getByRole('textbox').press('Enter');
    await panel.locator('blockquote').waitFor();
    const room = await panel.getByRole('group', { name: 'Conversation' }).boundingBox();
    expect(room?.height).toBeGreaterThan(120);
    await panel.getByRole('button', { name: 'Show me' }).press('Enter');
    await expect(page).toHaveURL(/#options$/);
    await expect(page.locator('article :focus')).toContainText('connectTimeoutMs');
    await expect(page.locator('article :focus')).toBeInViewport();
  });

test('only the selected tab of a run is underlined in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/en/');
  await page.locator('[data-run]').first().click();
  const edges = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(new Set(edges).size).toBe(2);
});
