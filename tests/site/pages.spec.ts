import type { Page } from '@playwright/test';
import { brand } from '../../website/brand';
import { choosePages, chooseScreens, chooseWidths, patienceMs, screenOf } from './chooseScreens';
import { findViolations } from './findViolations';
import { openPage } from './openPage';
import { documents, locales, localized, pages } from './routes';
import { startApp } from './startApp';
import { expect, test } from './test';
import { walkByTab } from './walkByTab';
import { words } from './words';

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The tables that scroll sideways, except the matrix, which is too wide for any screen. */
const listWideTables = (page: Page) =>
  page
    .locator('main .table-scroll:not([class*=matrix])')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => table.querySelector('thead')?.textContent),
    );

async function expectWalkByTab(page: Page, skip: string): Promise<void> {
  const { stops, controls } = await walkByTab(page);
  const places = stops.map(({ place }) => place);
  expect
    .soft(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)))
    .toEqual([]);
  expect.soft(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  expect
    .soft(controls.filter(({ place }) => !places.includes(place)).map(({ name }) => name))
    .toEqual([]);

  expect(stops[0]?.name).toContain(skip);
  await page.getByRole('link', { name: skip }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

// Checks of every page share one visit.
for (const locale of locales) {
  for (const { path: route, title } of [
    { path: '/', title: undefined },
    ...documents.map(({ path, [locale]: name }) => ({ path, title: name })),
  ]) {
    const path = localized(route, locale);
    const screens = chooseScreens(pages, path);
    const names = screens.map(({ mode, width }) => `${width} ${mode}`).join(', ');
    const walked = choosePages(pages).includes(path) ? chooseWidths(pages, path) : [];
    const walks = walked.length > 0 ? `, and is navigable by Tab (${walked.join(', ')})` : '';

    test(`${path} has its language and title, fits 320 px, has no accessibility violation (${names})${walks}`, async ({
      page,
    }) => {
      test.setTimeout(patienceMs);
      await page.setViewportSize({ width: 320, height: 640 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await startApp(page);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', locale);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      if (title !== undefined) {
        await expect.soft(page.locator('h1')).toContainText(title);
        const titleEnd = ` | ${brand.productName[locale]}`;
        expect.soft((await page.title()).slice(-titleEnd.length)).toBe(titleEnd);
      }
      expect.soft(await overflowOf(page), 'fits 320 pixels').toBe(0);

      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await listWideTables(page), 'tables that are too wide').toEqual([]);

      const found: string[] = [];
      for (const { mode, width } of screens) {
        await page.setViewportSize(screenOf(width));
        await page.evaluate((value) => {
          document.documentElement.dataset.theme = value;
        }, mode);
        for (const violation of await findViolations(page)) {
          found.push(`${width} ${mode} ${violation}`);
        }
      }
      expect.soft(found).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of walked) {
        if (width !== walked[0]) await openPage(page, path);
        await page.setViewportSize(screenOf(width));
        await expectWalkByTab(page, words[locale].skipToContent);
      }
    });
  }
}
