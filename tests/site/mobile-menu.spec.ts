import { findViolations } from './findViolations';
import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';
import { words } from './words';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The minimum size of a touch target, in CSS pixels. */
const least = 44;

for (const locale of locales) {
  const word = words[locale];

  test(`the side menu shows the docs first, and the main menu after the back button, in ${locale}`, async ({
    page,
  }) => {
    await openPage(page, localized('/docs/api/connect/', locale));
    await page.getByRole('button', { name: word.toggleNavigation }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', { name: 'connect', exact: true })).toBeVisible();
    await expect(menu.locator('.navbar__logo path')).toBeVisible();
    await menu.getByRole('button', { name: word.backToMainMenu }).click();
    await expect(menu.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: word.docs, exact: true })).toBeVisible();
    const close = menu.getByRole('button', { name: word.closeNavigation });
    await expect(close.locator('g')).not.toHaveCSS('stroke', 'none');
    await close.click();
    await expect(menu).toBeHidden();
  });

  test(`a link in the side menu opens its page and closes the menu, in ${locale}`, async ({
    page,
  }) => {
    await openPage(page, localized('/docs/api/connect/', locale));
    await page.getByRole('button', { name: word.toggleNavigation }).click();
    const target = localized('/docs/troubleshooting/', locale);
    await page.locator(`.navbar-sidebar a[href="${target}"]`).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });
}

test('the side menu closes when the window grows wider than 996 pixels, and stays closed', async ({
  page,
}) => {
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

test('the versions in the side menu collapse and expand', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  const menu = page.locator('.navbar-sidebar');
  const next = menu.getByRole('link', { name: 'Next', exact: true });
  const versions = menu.getByText(words.ko.versions);
  const wasOpen = await next.isVisible();
  await versions.click();
  await expect(next).toBeVisible({ visible: !wasOpen });
  await versions.click();
  await expect(next).toBeVisible({ visible: wasOpen });
});

for (const [here, other, language] of [
  ['/', '/en/', 'English'],
  ['/en/', '/', '한국어'],
  ['/docs/api/connect/?from=menu#returns', '/en/docs/api/connect/?from=menu#returns', 'English'],
] as const) {
  test(`two taps lead from ${here} to the same page in ${language}`, async ({ page }) => {
    await page.goto(here);
    await page.locator('.navbar__toggle').tap();
    await page.locator('.navbar-sidebar').getByRole('link', { name: language }).tap();
    await expect(page).toHaveURL(other);
  });
}

test('the header of the side menu fits language, color mode and close buttons on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/docs/api/connect/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  const head = page.locator('.navbar-sidebar__brand');
  const boxes = [
    head.getByRole('link', { name: 'English' }),
    head.getByRole('button', { name: words.ko.colorMode }),
    head.getByRole('button', { name: words.ko.closeNavigation }),
  ];
  for (const it of boxes) {
    await expect(it).toBeInViewport({ ratio: 1 });
    const box = await it.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least);
  }
  await head.getByRole('button', { name: words.ko.colorMode }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the back button of the side menu stays in view when its docs are scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openPage(page, '/docs/troubleshooting/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  const menu = page.locator('.navbar-sidebar');
  const current = menu.locator('.menu__link--active').last();
  await current.evaluate((it) => it.scrollIntoView({ block: 'end' }));
  const back = menu.getByRole('button', { name: words.ko.backToMainMenu });
  await expect(back).toBeInViewport({ ratio: 1 });
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(least);
  expect(
    await menu
      .locator('.navbar-sidebar__item')
      .last()
      .evaluate((it) => it.scrollTop),
  ).toBeGreaterThan(0);
  await back.click();
  await expect(menu.getByRole('link', { name: words.ko.docs, exact: true })).toBeVisible();
});

test('the open side menu has no accessibility violation', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the side menu traps the focus until Escape closes it', async ({ page }) => {
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
    // Past its ends the focus leaves the document, never to what is behind.
    expect(await place()).toMatch(/^(body|menu)$/);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  expect(await behind()).toEqual([false, false, false]);
});

test('a click outside the side menu closes it', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  await page.getByRole('button', { name: words.ko.toggleNavigation }).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
});
