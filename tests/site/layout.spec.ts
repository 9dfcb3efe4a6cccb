import { openPage } from './openPage';
import { locales, localized } from './routes';
import { startApp } from './startApp';
import { expect, test } from './test';
import { words } from './words';

for (const locale of locales) {
  const guide = localized('/docs/getting-started/', locale);
  const word = words[locale];

  test.describe(`the shared layout in ${locale}`, () => {
    test('the skip link is the first stop and moves focus to the content', async ({ page }) => {
      await openPage(page, guide);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: word.skipToContent });
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      expect(
        await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1'))),
      ).toBe(true);
    });

    test('a dismissed announcement bar stays hidden after a reload', async ({ page }) => {
      await openPage(page, guide);
      const bar = page.locator('.theme-announcement-bar').first();
      await expect(bar).toBeVisible();
      await bar.getByRole('button', { name: word.close }).click();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(bar).toBeHidden();
    });

    test('a new announcement shows at once to someone who dismissed the last', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      });
      await page.goto(guide);
      await expect(page.locator('.theme-announcement-bar').first()).toBeVisible();
    });

    test('the first screen of the home page on a phone has the Run button', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(localized('/', locale));
      const run = page.getByRole('button', { name: word.run, exact: true });
      await expect(run).toBeInViewport({ ratio: 1 });
    });

    test('the docs link leads to the introduction', async ({ page }) => {
      await openPage(page, localized('/', locale));
      const navigation = page.locator('nav.navbar');
      await navigation.getByRole('link', { name: word.docs, exact: true }).click();
      await expect(page).toHaveURL(localized('/docs/introduction/', locale));
    });

    test('the navbar hides while scrolling down and returns while scrolling up', async ({
      page,
    }) => {
      await openPage(page, localized('/docs/api/actions/', locale));
      const top = () =>
        page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
      await page.mouse.move(600, 400);
      for (let turn = 0; turn < 4; turn++) {
        await page.mouse.wheel(0, 400);
        await page.waitForFunction((least) => scrollY >= least, (turn + 1) * 400);
      }
      await expect.poll(top).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, -300);
      await expect.poll(top).toBeGreaterThan(0);
    });

    test('the navbar hides after following a link to a heading on the page', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await openPage(page, localized('/docs/api/actions/', locale));
      await page.locator('.table-of-contents a[href="#limits"]').click();
      await expect(page).toHaveURL(/#limits$/);
      await expect
        .poll(() =>
          page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom),
        )
        .toBeLessThanOrEqual(0);
    });

    test('the version dropdown shows the current version, Next', async ({ page }) => {
      await openPage(page, guide);
      const dropdown = page.locator('.navbar .dropdown', { hasText: 'Next' });
      await dropdown.getByRole('button').or(dropdown.locator('.navbar__link')).first().hover();
      const shown = dropdown.getByRole('link', { name: 'Next' }).last();
      await expect(shown).toBeVisible();
      // Only hover keeps it open: the focus is elsewhere.
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
    });

    test('in a low window the sidebar shows the current page without scrolling the page', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 600 });
      await page.goto(localized('/docs/troubleshooting/', locale), { waitUntil: 'networkidle' });
      const isKnown = await page.evaluate(() => CSS.supports('scroll-initial-target', 'nearest'));
      test.skip(!isKnown, 'The browser begins at the top of the sidebar.');
      const current = page.locator('.theme-doc-sidebar-container .menu__link--active');
      await expect(current).toBeInViewport({ ratio: 1 });
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      await startApp(page);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('scrolling starts the app', async ({ page }) => {
      await page.goto(localized('/docs/troubleshooting/', locale), { waitUntil: 'networkidle' });
      await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
      await page.evaluate(() => scrollTo(0, 300));
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });

    // Also in browsers without `scroll-initial-target`.
    test('the sidebar shows its last page in a window 800 pixels high', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(localized('/docs/troubleshooting/', locale));
      const last = page.locator('.theme-doc-sidebar-container .menu__link--active');
      await expect(last).toBeInViewport({ ratio: 1 });
    });

    test('scrolling the page moves no link of the sidebar', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await openPage(page, guide);
      const scrollTop = (): Promise<number> =>
        page.locator('aside nav.menu').evaluate((list) => list.scrollTop);
      await page.locator('aside nav.menu').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      const before = await scrollTop();
      expect(before).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, 60));
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await scrollTop()).toBe(before);
    });

    test('the table of contents has levels two and three only', async ({ page }) => {
      await openPage(page, localized('/docs/api/actions/', locale));
      const linked = await page
        .locator('.table-of-contents a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
      const headings = await page
        .locator('article :is(h2, h3)[id]')
        .evaluateAll((list) => list.map(({ id }) => id));
      expect(linked).toEqual(headings);
    });

    test('the sample of a method stays beside its text, and the table of contents is collapsible', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPage(page, localized('/docs/api/connect/', locale));
      await expect(page.locator('.contents')).toBeHidden();
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
      const sample = page.locator('[data-sample="api/connect.ts"]');
      await page.locator('#errors').evaluate((heading) => heading.scrollIntoView());
      await expect(sample).toBeInViewport({ ratio: 1 });
      const [beside, text] = [
        await sample.boundingBox(),
        await page.locator('#errors').boundingBox(),
      ];
      expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    });

    test('the table of contents on a phone sets aria-expanded', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, guide);
      const contents = page.getByRole('button', { name: word.onThisPage });
      await expect(contents).toHaveAttribute('aria-expanded', 'false');
      await contents.press('Enter');
      await expect(contents).toHaveAttribute('aria-expanded', 'true');
    });

    test('the footer has links, a logo and the copyright line', async ({ page }) => {
      await openPage(page, guide);
      const footer = page.locator('footer').last();
      await expect(
        footer.locator(`a[href="${localized('/docs/introduction/', locale)}"]`).first(),
      ).toBeVisible();
      await expect(footer.locator('.footer__logo')).toBeVisible();
      await expect(footer).toContainText(/Copyright © \d{4}/);
    });
  });
}

test('the language dropdown leads to the same page in the other language', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  const dropdown = page.locator('.navbar .dropdown', { hasText: '한국어' });
  await dropdown.hover();
  await dropdown.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/docs/api/connect/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('dropdowns open by keyboard and close on a press outside', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  const dropdown = page.locator('.navbar .dropdown', { hasText: '한국어' });
  await dropdown.locator('.navbar__link').first().focus();
  await page.keyboard.press('Enter');
  await expect(dropdown.getByRole('link', { name: 'English' })).toBeVisible();
  await page.mouse.click(640, 500);
  await expect(dropdown.getByRole('link', { name: 'English' })).toBeHidden();
});

test('the navbar has a search button', async ({ page }) => {
  await openPage(page, '/');
  await expect(page.locator('nav.navbar').getByRole('button', { name: /검색/ })).toBeVisible();
});

test('the first column of a wide table stays in place while scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/api/actions/');
  const table = page.getByRole('region', { name: '상태별 메서드 동작' });
  const moved = await table.evaluate((region) => {
    const firsts = [...region.querySelectorAll('tr > :first-child')];
    const places = () => firsts.map((cell) => cell.getBoundingClientRect().left);
    const before = places();
    region.scrollLeft = region.scrollWidth;
    return places().filter((left, index) => left !== before[index]).length;
  });
  expect(moved).toBe(0);
});
