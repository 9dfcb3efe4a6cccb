import type { Page } from '@playwright/test';
import { expect, test } from './slowTest';
import { watchShifts } from './watchShifts';

const screens = {
  'a phone': { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  'a computer': { viewport: { width: 1280, height: 800 } },
};

const paths = ['', 'en/', 'docs/api/connect/', 'docs/troubleshooting/'];

/**
 * Where a page is split: once in its head, because nothing is drawn before its end; at every
 * twentieth of its body; and between its last button and that button's container.
 */
function listCuts(html: Buffer): [name: string, place: number][] {
  const body = html.indexOf('<body');
  const parts = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
  return [
    ['its head', Math.floor(body / 2)],
    ...parts
      .map((part): [string, number] => [String(part), Math.floor(html.length * part)])
      .filter(([, place]) => place > body),
    ['its last button', html.lastIndexOf('</button>') + '</button>'.length],
  ];
}

/** The right end of the navbar moves by 0.002 where the browser happens to pause inside it. */
const BY_CHANCE = 0.004;

/**
 * Waits until what has arrived is painted; with a limit, because there is no frame before the body.
 */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 500);
      }),
  );

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use(options);
    // Fifty visits, each paused at one point.
    test.describe.configure({ timeout: 180_000 });

    test('no layout shifts while a page loads in two parts, wherever it is split', async ({
      page,
      slowSite,
    }) => {
      const listShifts = await watchShifts(page);
      for (const path of paths) {
        const html = await (await page.request.get(path)).body();
        for (const [name, place] of listCuts(html)) {
          slowSite.hold(() => place);
          await page.goto(path, { waitUntil: 'commit' });
          await drawn(page);
          slowSite.letThrough();
          await page.waitForLoadState();
          await drawn(page);
          const shifts = (await listShifts()).filter(({ value }) => value > BY_CHANCE);
          expect(shifts, `/${path} split at ${name}`).toEqual([]);
        }
      }
    });
  });
}
