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
    await menu.getByRole('button', { name: word.backToMainMenu }).click();
    await expect(menu.getByText(word.languages)).toBeVisible();
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
