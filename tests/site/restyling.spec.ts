import type { Browser, Page } from '@playwright/test';
import { openPage } from './openPage';
import { expect, test } from './test';

interface TraceEvent {
  name: string;
  ph: string;
  args: { elementCount?: number };
}

/** Counts the elements that the browser restyles for an action on a page. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents
    .filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

// Selectors may cause it: those with :has() that target a part of a built-in element.
for (const path of ['/', '/docs/api/connect/', '/docs/troubleshooting/']) {
  test(`adding and removing an element on ${path} does not restyle the whole page`, async ({
    browser,
    page,
  }) => {
    // Animations are restyled in each frame.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const times = 10;
    const restyled = await countRestyled(browser, page, () =>
      page.evaluate(async (count) => {
        const place = document.querySelector('main p');
        for (let index = 0; index < count; index += 1) {
          const element = document.createElement('b');
          place?.append(element);
          document.body.getBoundingClientRect();
          element.remove();
          document.body.getBoundingClientRect();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, times),
    );
    const all = await page.locator('*').count();
    expect(restyled).toBeGreaterThanOrEqual(times);
    expect(restyled).toBeLessThan(all);
  });
}
