import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';
import { words } from './words';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const locale of locales) {
  const word = words[locale];

  test(`the side menu has the docs first and the main menu behind the back button, in ${locale}`, async ({
    page,
  }) => {
    await openPage(page, localized('/docs/api/connect/', locale));
    await page.getByRole('button', { name: word.toggleNavigation }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', { name: 'connect', exact: true })).toBeVisible();
    await expect(menu.locator('.navbar__logo path')).toBeVisible();
    await menu.getByRole('button', { name: word.backToMainMenu }).click();
    await expect(menu.getByText(word.languages)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: word.docs, exact: true })).toBeVisible();
    const close = menu.getByRole('button', { name: word.closeNavigation });
    await expect(close.locator('g')).not.toHaveCSS('stroke', 'none');
    await close.click();
    await expect(menu).toBeHidden();
  });

  test(`a choice in the side menu leads there and closes it, in ${locale}`, async ({ page }) => {
    await openPage(page, localized('/docs/api/connect/', locale));
    await page.getByRole('button', { name: word.toggleNavigation }).click();
    const target = localized('/docs/troubleshooting/', locale);
    await page.locator(`.navbar-sidebar a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
}

test('the side menu closes when the window becomes wider than 996 pixels', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.setViewportSize({ width: 996, height: 844 });
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.setViewportSize({ width: 997, height: 844 });
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});

test('the languages of the side menu fold and unfold', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  const menu = page.locator('.navbar-sidebar');
  const english = menu.getByRole('link', { name: 'English' });
  const languages = menu.getByText(words.ko.languages);
  const wasOpen = await english.isVisible();
  await languages.click();
  await expect(english).toBeVisible({ visible: !wasOpen });
  await languages.click();
  await expect(english).toBeVisible({ visible: wasOpen });
});

test('the side menu has the keyboard to itself until Escape closes it', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  const toggle = page.getByRole('button', { name: words.ko.toggleNavigation });
  const menu = page.locator('.navbar-sidebar');
  const behind = () =>
    page
      .locator('main, footer, .navbar__toggle')
      .evaluateAll((parts) => parts.map((part) => part.closest('[inert]') !== null));
  const place = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (activeElement === body) return 'body';
      return activeElement?.closest('.navbar-sidebar') ? 'menu' : activeElement?.outerHTML;
    });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: words.ko.closeNavigation })).toBeFocused();
  expect(await behind()).toEqual([true, true, true]);
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Past its ends the focus leaves the page, never for what is behind.
    expect(await place()).toMatch(/^(body|menu)$/);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  expect(await behind()).toEqual([false, false, false]);
});

test('a press beside the side menu closes it', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});
