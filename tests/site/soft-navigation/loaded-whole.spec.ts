import type { Route } from '@playwright/test';
import { holdBack } from '../holdBack';
import { expect, test } from '../test';
import { connect, isFirst, mark, press, start } from './turning';

test.describe('a page is loaded whole', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const unlessLoaded = (answer: (route: Route) => Promise<void>) => (route: Route) =>
    route.request().isNavigationRequest() ? route.continue() : answer(route);
  const answers: Record<string, (route: Route) => Promise<void>> = {
    'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'does not arrive': (route) => route.abort(),
    'keeps its reader waiting': () => new Promise(() => undefined),
    'is of another build': async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(\/main\.)\w+/g, '$1other');
      await route.fulfill({ response, body });
    },
  };
  for (const [reason, answer] of Object.entries(answers)) {
    test(`where its text ${reason}`, async ({ page }) => {
      await page.route(`**${connect}`, unlessLoaded(answer));
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
      page.on('request', (request) => {
        if (!request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
      });
      await page.addInitScript(lack);
      const turner = page.waitForResponse(/\/turn\.\w+\.js$/);
      await page.goto(start);
      await mark(page);
      // Not moved there: a pointer that rests on a link starts the app.
      const touch = () => page.locator(`aside a[href="${connect}"]`).dispatchEvent('pointerdown');
      await touch();
      // It may have been fetched ahead: it listens once it has run.
      await page.evaluate((address) => import(address), (await turner).url());
      await touch();
      await press(page, connect);
      await expect(page.locator('h1')).toContainText('connect');
      expect(await isFirst(page)).toBe(false);
      expect(asked).not.toContain(connect);
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

  for (const isNear of [false, true]) {
    test(`where that is an edited sample, and fetched once${isNear ? ', however long a pointer is near' : ''}`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const turner = page.waitForResponse(/\/turn\.\w+\.js$/);
      await page.goto(start);
      const link = page.locator(`aside a[href*="${connect}"]`);
      await link.evaluate((it: HTMLAnchorElement) => (it.hash = 'edit=api/connect.ts'));
      if (isNear) {
        await page.evaluate((address) => import(address), (await turner).url());
        await link.dispatchEvent('pointerdown');
      }
      await link.evaluate((it: HTMLElement) => it.click());
      await expect(page.locator('h1')).toContainText('connect');
      await expect(page.getByRole('status')).not.toHaveCount(0);
      expect(asked.filter((path) => path === connect)).toHaveLength(1);
    });
  }

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
