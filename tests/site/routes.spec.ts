import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from './openPage';
import { documents, locales, localized, pages } from './routes';
import { expect, test } from './test';
import { words } from './words';

const build = join(import.meta.dirname, '../../website/build');

for (const locale of locales) {
  test(`the home page in ${locale} shows the tagline, a sample and links to the usage guides`, async ({
    page,
  }) => {
    await openPage(page, localized('/', locale));
    const main = page.locator('main');
    await expect(page.getByText(words[locale].tagline).first()).toBeVisible();
    await expect(main.locator('pre').first()).toBeVisible();
    for (const path of ['usage/html-js/', 'usage/react/', 'usage/typescript/']) {
      await expect(
        main.locator(`a[href="${localized(`/docs/${path}`, locale)}"]`).first(),
      ).toBeVisible();
    }
  });

  test(`/docs/ redirects to the introduction in ${locale}`, async ({ page }) => {
    await page.goto(localized('/docs/', locale));
    await expect(page).toHaveURL(localized('/docs/introduction/', locale));
  });

  test(`an unknown path answers 404 with a localized page in ${locale}`, async ({
    page,
    request,
  }) => {
    const path = localized('/docs/no-such-page/', locale);
    expect((await request.get(path)).status()).toBe(404);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 200 });
    });
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('h1')).toContainText(words[locale].notFoundTitle);
    await expect(page.getByText(words[locale].notFoundAdvice)).toBeVisible();
    await expect(page.getByText(words[locale].notFoundTellOwner)).toBeVisible();
    for (const other of locales) {
      const link = page.locator(`.navbar a[lang="${other}"]`);
      await expect(link).toHaveAttribute('href', localized('/docs/no-such-page/', other));
    }
  });

  test(`the 404 page is noindex and has no canonical or alternate URL in ${locale}`, async ({
    request,
  }) => {
    const html = await (await request.get(localized('/docs/no-such-page/', locale))).text();
    expect(html).toContain('name=robots content=noindex');
    expect(html).not.toMatch(/canonical|hreflang=(?:ko|en|x-default) ?\/?>|og:url/);
  });

  for (const ending of ['index.html', '.html']) {
    test(`a path ending in ${ending} redirects to the clean path in ${locale}`, async ({
      page,
    }) => {
      const clean = localized('/docs/introduction/', locale);
      const path = ending === '.html' ? `${clean.slice(0, -1)}.html` : `${clean}${ending}`;
      await page.goto(path);
      await expect(page).toHaveURL(clean);
    });
  }

  test(`the sidebar lists every page once, in reading order, in ${locale}`, async ({ page }) => {
    await openPage(page, localized('/docs/introduction/', locale));
    // The face is a section of a page with a sidebar entry of its own.
    const links = page.locator('aside nav a[href^="/"]:not([href$="#show-face"])');
    const paths = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(documents.map(({ path }) => localized(path, locale)));
  });
}

test('the build has no HTML pages other than the known routes', () => {
  const built = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    // Frames are not pages: not linked, and not to be indexed.
    .filter((path) => !path.startsWith('/sdk/') && !path.startsWith('/live/'))
    .sort();
  const expected = [
    ...pages.map((path) => `${path}index.html`),
    ...locales.map((locale) => localized('/404.html', locale)),
  ];
  const redirects = locales.map((locale) => localized('/docs/index.html', locale));
  expect(built.filter((path) => !redirects.includes(path))).toEqual(expected.sort());
});

test.describe('a host that serves index.html itself', () => {
  // The app then loads the page late, and React renders it again.
  test.use({ expectedMessages: /Minified React error #418/ });

  test('shows the page of the clean path in the client', async ({ page }) => {
    await page.route('**/docs/introduction/index.html', async (route) => {
      const clean = new URL('/docs/introduction/', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: clean }) });
    });
    await openPage(page, '/docs/introduction/index.html');
    await expect(page.locator('h1')).toContainText('소개');
  });
});

test('/docs/ redirects to the introduction in client-side navigation', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href*="/docs/"]');
    history.pushState(null, '', '/docs/');
    link?.dispatchEvent(new Event('focus'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/docs/introduction/');
  await expect(page.locator('h1')).toContainText('소개');
});
