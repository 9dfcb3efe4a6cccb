import type { Browser, Page } from '@playwright/test';
import { openPage } from './openPage';
import { expect, test } from './test';

const path = '/docs/troubleshooting/';
const article = '.theme-doc-markdown';

const isLastLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator(`${article} > * *`)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Blocks that are laid out task by task are not counted. */
async function holdTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const hold = (act: () => void, ms?: number, ...rest: unknown[]): unknown =>
      ms ? setTimeout(act, ms, ...rest) : 0;
    Object.assign(window, { setTimeout: hold });
  });
}

/** The number of objects in each layout of a page during a visit. */
async function listLayouts(
  page: Page,
  browser: Browser,
  visit: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await visit();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { beginData?: { dirtyObjects: number } } }[];
  };
  return traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? args.beginData.dirtyObjects : [],
  );
}

test('content far below is laid out in parts even without animation frames', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  const layouts = await listLayouts(page, browser, async () => {
    await page.goto(path);
    await expect.poll(() => isLastLaidOut(page)).toBe(true);
  });
  expect(layouts.length).toBeGreaterThan(10);
  expect(Math.max(...layouts)).toBeLessThan(500);
});

test('a task lays out at most three blocks when each takes 3 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const tasks = [0];
    let now = 0;
    Object.assign(window, { tasks });
    performance.now = () => (now += 3);
    const { getBoundingClientRect } = Range.prototype;
    Range.prototype.getBoundingClientRect = function (): DOMRect {
      if (!tasks[0]) queueMicrotask(() => tasks.unshift(0));
      tasks[0] = (tasks[0] ?? 0) + 1;
      return getBoundingClientRect.call(this);
    };
  });
  await page.goto(path);
  await expect.poll(() => isLastLaidOut(page)).toBe(true);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  expect(tasks.length).toBeGreaterThan(20);
  // Of 9 ms, where each block takes 3.
  expect(Math.max(...tasks)).toBeLessThanOrEqual(3);
});

test('content laid out in parts appears in a few steps, each about as high as the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    // Called once for all that was rendered in a task, before its frame.
    new MutationObserver(() => heights.push(document.body.scrollHeight)).observe(document, {
      subtree: true,
      attributeFilter: ['style'],
    });
  });
  await page.goto(path);
  await expect.poll(() => isLastLaidOut(page)).toBe(true);
  const [heights, height] = await page.evaluate(
    () =>
      [(window as unknown as { heights: number[] }).heights, document.body.scrollHeight] as const,
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.length).toBeLessThan(6);
  for (const guessed of heights) {
    expect(guessed).toBeGreaterThan(height * 0.7);
    expect(guessed).toBeLessThan(height * 1.6);
  }
});

test('content below the first screen is not part of the first layout', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdTasks(page);
  const layouts = await listLayouts(page, browser, async () => {
    await page.goto('/docs/api/connect/');
    await page.waitForTimeout(1_000);
  });
  expect(layouts.length).toBeGreaterThan(1);
  expect(Math.max(...layouts)).toBeLessThan(300);
});

/** Follows a link to the page; resolves with whether its end was rendered with its heading. */
async function isRenderedAtOnce(page: Page, from: string, link: string): Promise<boolean> {
  await openPage(page, from);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('h1')?.textContent?.includes('문제')) return;
      observer.disconnect();
      document.body.dataset.isComplete = String(!!document.getElementById('microphone-busy'));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(link).first().click();
  await expect(page.locator('#microphone-busy')).toBeAttached();
  return (await page.locator('body').getAttribute('data-is-complete')) === 'true';
}

test('the app renders the first screen of a page before the rest', async ({ page }) => {
  const link = `aside a[href="${path}"]`;
  expect(await isRenderedAtOnce(page, '/docs/introduction/', link)).toBe(false);
});

test('the app renders all of a page at once for a link to a heading', async ({ page }) => {
  const link = `${article} a[href^="${path}#"]`;
  expect(await isRenderedAtOnce(page, '/docs/getting-started/', link)).toBe(true);
});

test('the rest of a page that the app renders is laid out in later frames', async ({
  page,
  browser,
}) => {
  await openPage(page, '/docs/introduction/');
  const layouts = await listLayouts(page, browser, async () => {
    await page.locator(`aside a[href="${path}"]`).click();
    await expect(page.locator('#microphone-busy')).toBeAttached();
    await expect.poll(() => isLastLaidOut(page)).toBe(true);
  });
  expect(layouts.length).toBeGreaterThan(10);
  expect(Math.max(...layouts)).toBeLessThan(500);
});

test('the scroll position is restored when a reader goes back within the app', async ({ page }) => {
  await openPage(page, path);
  const heading = page.locator('#microphone-busy');
  const top = (): Promise<number> =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.evaluate((element) => element.scrollIntoView());
  const before = await top();
  await page.locator('aside a[href="/docs/introduction/"]').click();
  await expect(page.locator('h1')).toContainText('소개');
  await page.goBack();
  await expect.poll(top).toBe(before);
});

const actions: [name: string, act: (page: Page) => Promise<void>][] = [
  ['presses a key', (page) => page.keyboard.press('Shift')],
  ['clicks outside a link', (page) => page.locator('h1').click()],
];

for (const [name, act] of actions) {
  test(`content far below is laid out when a reader ${name}, and nothing in view moves`, async ({
    page,
  }) => {
    await holdTasks(page);
    await page.goto(path);
    expect(await isLastLaidOut(page)).toBe(false);
    const places = (): Promise<number[]> =>
      page
        .locator(`${article} > *`)
        .evaluateAll((all) => all.map((block) => (block as HTMLElement).offsetTop));
    const before = await places();
    await act(page);
    await expect.poll(() => isLastLaidOut(page)).toBe(true);
    const height = page.viewportSize()?.height ?? 0;
    const inSight = (top: number, block: number): boolean => (before[block] ?? top) < height;
    expect((await places()).filter(inSight)).toEqual(before.filter(inSight));
  });
}

test('a hash, the table of contents and a reload reach the same position far down the page', async ({
  page,
}) => {
  const id = 'microphone-busy';
  const heading = page.locator(`#${id}`);
  const top = (): Promise<number> =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto(`${path}#${id}`);
  await expect(heading).toBeInViewport();
  const wanted = await top();
  await page.reload();
  await expect.poll(top).toBe(wanted);

  await holdTasks(page);
  await page.goto('about:blank');
  await page.goto(path);
  expect(await isLastLaidOut(page)).toBe(false);
  await page.locator(`.theme-doc-toc-desktop [href="#${id}"]`).click();
  await expect.poll(top).toBe(wanted);

  await page.goto('about:blank');
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.evaluate(() => scrollTo(0, 4000));
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});

test('the first layout uses fewer than ten fonts, as Linux looks up every size and weight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/api/connect/');
  const fonts = await page.locator('body *').evaluateAll((elements) => {
    const isFirst = (element: Element): boolean =>
      element.checkVisibility() &&
      !element.closest('.theme-doc-markdown > :nth-child(n + 6), .beside > :nth-child(n + 4)');
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const fontOf = (element: Element): string => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      return `${fontWeight} ${fontSize} ${fontFamily}`;
    };
    return [...new Set(elements.filter(isFirst).filter(hasText).map(fontOf))];
  });
  expect(fonts.length).toBeGreaterThan(3);
  expect(fonts.length, fonts.join('\n')).toBeLessThan(10);
});

test('the logo is inline SVG, as an image would delay the first layout', async ({ page }) => {
  await page.goto('/docs/api/connect/');
  await expect(page.locator('.navbar__logo path')).toBeVisible();
  await expect(page.locator('img[src*="svg"]')).toHaveCount(0);
});
