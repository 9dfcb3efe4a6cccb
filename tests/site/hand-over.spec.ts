import type { Page } from '@playwright/test';
import { holdBack } from './holdBack';
import { startApp } from './startApp';
import { expect, test } from './test';
import { words } from './words';

const toggle = (page: Page) => page.getByRole('button', { name: words.ko.colorMode });
const shows = (page: Page, mode: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

/** Opens a page in dark mode, and runs something once as the app starts. */
async function openDark(page: Page, prepare: () => void): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(prepare);
  await page.goto('/docs/introduction/');
  await shows(page, 'dark');
}

/** From then on React handles presses, and hydrates for them. */
function pressAsReactListens(): void {
  const { addEventListener } = Element.prototype;
  Element.prototype.addEventListener = function (this: Element, ...listening: unknown[]) {
    Reflect.apply(addEventListener, this, listening);
    if (this.id !== '__docusaurus' || listening[0] !== 'click') return;
    Element.prototype.addEventListener = addEventListener;
    queueMicrotask(() => document.querySelector<HTMLElement>('.color-mode')?.click());
  };
}

/** The app has read the mode by then, but has not taken over yet. */
function pressAsNameChanges(): void {
  const press = (_changes: unknown, observer: MutationObserver): void => {
    observer.disconnect();
    document.querySelector<HTMLElement>('.color-mode')?.click();
  };
  new MutationObserver(press).observe(document, { attributeFilter: ['aria-label'], subtree: true });
}

for (const [moment, press] of Object.entries({
  'as React starts listening': pressAsReactListens,
  'after the app has read the mode, but before it hydrates': pressAsNameChanges,
})) {
  test(`a click on the color mode ${moment} toggles it once, and so does the next`, async ({
    page,
  }) => {
    await openDark(page, press);
    await startApp(page);
    await shows(page, 'light');
    await expect(toggle(page)).toHaveAccessibleName(/현재 밝은 모드/);
    await toggle(page).click();
    await shows(page, 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
}

test('a menu opened by hover stays open while the app hydrates', async ({ page }) => {
  const app = await holdBack(page, /\/assets\/js\//);
  await page.goto('/docs/introduction/');
  const menu = page.locator('.dropdown__menu', { has: page.locator('[lang=en]') });
  await page.getByRole('button', { name: `${words.ko.languages}:` }).hover();
  await expect(menu).toBeVisible();
  // Upstream sets this attribute briefly, before React has handled queued interactions.
  await page.evaluate(() => (document.documentElement.dataset.hasHydrated = ''));
  await menu.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
  await expect(menu).toBeVisible();
  await app.release();
  await startApp(page);
  await expect(menu).toBeVisible();
});
