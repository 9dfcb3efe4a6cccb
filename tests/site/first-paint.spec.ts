import type { Page } from '@playwright/test';
import { documents } from './routes';
import { expect, test } from './test';
import { watchShifts } from './watchShifts';

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const seen = [
  'color',
  'backgroundColor',
  'fontSize',
  'fontWeight',
  'opacity',
  'visibility',
] as const;

/** The position and computed style of every element, on every screen. */
async function look(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const elements = await page.evaluate(
      (properties) =>
        [...document.querySelectorAll('#__docusaurus *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
          const place = [x, y, width, height].map(Math.round).join(' ');
          return `${name} ${place} ${properties.map((property) => style[property]).join(' ')}`;
        }),
      seen,
    );
    all.push(...elements.map((element) => `${screen.width} ${element}`));
  }
  return all;
}

/** Applies the whole stylesheet to the page, as the bootstrap script does. */
async function addWholeStyles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = files?.find((file) => file.endsWith('.css')) ?? '';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  });
}

const paths = ['/', ...documents.map(({ path }) => path), '/no-such-page/'];

test.describe('the inline styles of a page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('render every page as the whole stylesheet does', async ({ page }) => {
    // Animated elements move between two measurements.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      const before = await look(page);
      expect(before.length, path).toBeGreaterThan(50);
      await addWholeStyles(page);
      expect(await look(page), path).toEqual(before);
    }
  });
});

test('a page renders after one request, without layout shifts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/stylesheet|script|font/.test(request.resourceType())) asked.push(request.url());
  });
  const listShifts = await watchShifts(page);
  await page.goto('/docs/getting-started/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const early = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (arrival?.loadEventEnd ?? Infinity))
      .map(({ name }) => name);
  });
  expect(early).toEqual([]);
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await listShifts()).toEqual([]);
});
