import type { Page, Route } from '@playwright/test';
import { holdBack } from './holdBack';
import { documents, locales, localized } from './routes';
import { startApp } from './startApp';
import { expect, test } from './test';

const start = '/docs/introduction/';
const connect = '/docs/api/connect/';

/** Marks the document: another one would not have it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirst: true }));
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

/** Presses a link at once, without a pointer that comes near it. */
const press = (page: Page, path: string) =>
  page.locator(`aside a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());

/** All that a page shows, and says of itself. */
const contentOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    document.documentElement.className,
    ...[...document.head.querySelectorAll('[data-rh]')].map(({ outerHTML }) => outerHTML).sort(),
    document.head.querySelector('style')?.textContent ?? '',
    [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent).join(),
    // What a link says of itself may have been added last.
    document.querySelector('#__docusaurus')?.innerHTML.replaceAll(' aria-current="page"', '') ?? '',
  ]);

interface Scripts {
  pageScripts: readonly (readonly string[])[];
}

/** Waits until a page shows a heading, and is whole: while its rest is put back, links load pages whole. */
async function shows(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toContainText(heading);
  await page.waitForFunction(() => (window as unknown as Scripts).pageScripts[0]?.length);
}

for (const locale of locales) {
  test(`a page turned into another is what the server has of that, in ${locale}`, async ({
    page,
    context,
  }) => {
    const paths = documents.map(({ path }) => localized(path, locale));
    await page.goto(paths.at(-1) ?? '');
    await mark(page);
    const other = await context.newPage();
    for (const path of [...paths, paths.at(-1) ?? '']) {
      await press(page, path);
      await other.goto(path);
      const content = await contentOf(other);
      await expect.poll(() => contentOf(page), path).toEqual(content);
      await expect(page).toHaveURL(path);
    }
    expect(await isFirst(page)).toBe(true);
  });
}

test('a page that was pointed at is there as its link is pressed, its top first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function (...text) {
      document.documentElement.dataset.read = '';
      return parse.apply(this, text);
    };
  });
  await page.goto(start);
  // A pointer that rests on a link starts the app, and how long a busy machine lets it rest is not known.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const link = page.locator(`aside a[href="${connect}"]`);
  await link.hover();
  await page.locator('html[data-read]').waitFor({ state: 'attached' });
  const shown = await link.evaluate(async (element: HTMLElement) => {
    element.click();
    // Not one task later: a browser would draw what it has before that.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return {
      heading: document.querySelector('h1')?.textContent,
      marked: document.querySelector('aside [aria-current=page]')?.textContent,
      contents: document.querySelectorAll('.contents a').length,
      blocks: document.querySelectorAll('.theme-doc-markdown > *').length,
    };
  });
  await page.clock.resume();
  expect(shown).toMatchObject({ heading: 'connect', marked: 'connect', contents: 0 });
  await expect(page.locator('.contents a').first()).toBeVisible();
  const blocks = page.locator('.theme-doc-markdown > *');
  await expect.poll(() => blocks.count()).toBeGreaterThan(shown.blocks * 2);
});

test('nothing has to be found again among the links when a page is turned', async ({ page }) => {
  await page.goto(start);
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  expect(await rules.textContent()).not.toContain('selector_matches');
});

test('a key pressed before the rest of a page is back starts its app', async ({ page }) => {
  await page.goto(start);
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
    document.addEventListener('focusin', () => document.body.dispatchEvent(key), { once: true });
  });
  await press(page, connect);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the ways back lead through turned pages, and the app goes on from one', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await press(page, '/docs/usage/react/');
  await shows(page, 'React');
  await press(page, connect);
  await shows(page, 'connect');
  await page.goBack();
  await shows(page, 'React');
  await page.goForward();
  await shows(page, 'connect');
  await startApp(page);
  await page.locator('aside a[href="/docs/api/send-text/"]').click();
  await expect(page.locator('h1')).toContainText('sendText');
  for (const heading of ['connect', 'React', '소개']) {
    await page.goBack();
    await expect(page.locator('h1')).toContainText(heading);
  }
  expect(await isFirst(page)).toBe(true);
});

test('the keyboard starts at the top of a turned page', async ({ page }) => {
  await page.goto(start);
  await page.locator(`aside a[href="${connect}"]`).click();
  await expect(page.locator('h1')).toContainText('connect');
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#__docusaurus_skipToContent_fallback"]')).toBeFocused();
});

test('a page that was given up for another does not come back', async ({ page }) => {
  let fail = (): void => undefined;
  const isFailed = new Promise<void>((resolve) => (fail = resolve));
  const isAsked = page.waitForRequest(`**${connect}`);
  await page.route(`**${connect}`, async (route) => {
    await isFailed;
    await route.fulfill({ status: 204 });
  });
  await page.goto(start);
  await press(page, connect);
  await isAsked;
  await press(page, '/docs/usage/react/');
  await shows(page, 'React');
  await mark(page);
  const answered = page.waitForResponse(`**${connect}`);
  fail();
  await (await answered).finished();
  await press(page, '/docs/api/send-text/');
  await shows(page, 'sendText');
  expect(await isFirst(page)).toBe(true);
});

test('a link to a place within a page leads there', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await page
    .locator('main a[href^="/docs/"][href*="#"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(start);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(await isFirst(page)).toBe(true);
});

test.describe('a page is loaded whole', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const ofFetch = (answer: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().resourceType() === 'fetch' ? answer(route) : route.continue();
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'does not arrive': (route) => route.abort(),
    'is of another build': async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(\/main\.)\w+/g, '$1other');
      await route.fulfill({ response, body });
    },
  };
  for (const [reason, answer] of Object.entries(answers)) {
    test(`where its text ${reason}`, async ({ page }) => {
      await page.route(`**${connect}`, ofFetch(answer));
      await page.goto(start);
      await mark(page);
      await press(page, connect);
      await expect(page.locator('h1')).toContainText('connect');
      await expect(page).toHaveURL(connect);
      expect(await isFirst(page)).toBe(false);
    });
  }

  test('where what would turn it does not arrive', async ({ page }) => {
    await page.route(/\/turn\.\w+\.js$/, (route) => route.abort());
    await page.goto(start);
    await mark(page);
    await press(page, connect);
    await expect(page.locator('h1')).toContainText('connect');
    expect(await isFirst(page)).toBe(false);
  });

  const lacks: Record<string, () => void> = {
    'the Navigation API': () => Object.defineProperty(window, 'navigation', { value: undefined }),
    'bytes to spare': () =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  };
  for (const [what, lack] of Object.entries(lacks)) {
    test(`in a browser without ${what}, and not fetched before`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.resourceType()));
      await page.addInitScript(lack);
      await page.goto(start);
      await mark(page);
      const turner = page.waitForResponse(/\/turn\.\w+\.js$/);
      // Not moved there: a pointer that rests on a link starts the app.
      const touch = () => page.locator(`aside a[href="${connect}"]`).dispatchEvent('pointerdown');
      await touch();
      // It may have been fetched ahead: it listens once it has run.
      await page.evaluate((address) => import(address), (await turner).url());
      await touch();
      await press(page, connect);
      await expect(page.locator('h1')).toContainText('connect');
      expect(await isFirst(page)).toBe(false);
      expect(asked).not.toContain('fetch');
    });
  }

  test('where only its app can show what the link leads to', async ({ page }) => {
    await page.goto(start);
    await page.locator(`aside a[href="${connect}"]`).evaluate((link: HTMLAnchorElement) => {
      link.search = '?q=connect';
      link.click();
    });
    await expect(page.getByRole('combobox')).toHaveValue('connect');
  });

  test('where its app is on the way already, and so is the way back', async ({ page }) => {
    const app = await holdBack(page, /main\.\w+\.js$/);
    await page.goto(start);
    await press(page, connect);
    await expect(page.locator('h1')).toContainText('connect');
    await mark(page);
    await page.keyboard.press('Shift');
    await page.goBack();
    await expect(page.locator('h1')).toContainText('소개');
    expect(await isFirst(page)).toBe(false);
    await app.release();
  });
});
