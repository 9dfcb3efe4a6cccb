import type { Page } from '@playwright/test';
import { expect, test } from './slowTest';
import { watchShifts } from './watchShifts';

const screens = {
  'a phone': { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  'a computer': { viewport: { width: 1280, height: 800 } },
};

const paths = ['', 'en/', 'docs/api/connect/', 'docs/troubleshooting/'];

/** Where a page is cut: at every twentieth of it, and between its last button and what that stands in. */
const cuts: readonly (readonly [name: string, find: (html: Buffer) => number])[] = [
  ...Array.from({ length: 19 }, (_, index) => (index + 1) / 20).map(
    (part) => [String(part), ({ length }: Buffer) => Math.floor(length * part)] as const,
  ),
  ['its last button', (html) => html.lastIndexOf('</button>') + '</button>'.length],
];

/** The right end of the bar moves by 0.002 where the browser happens to pause in the middle of it. */
const BY_CHANCE = 0.004;

/** Waits until what has arrived is drawn; not for ever, for there is no frame before the body. */
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
    // Eighty openings, each held up on its way.
    test.describe.configure({ timeout: 180_000 });

    test('nothing on a page moves while it arrives, wherever it is cut', async ({
      page,
      slowSite,
    }) => {
      const listShifts = await watchShifts(page);
      for (const path of paths)
        for (const [name, find] of cuts) {
          slowSite.hold(find);
          await page.goto(path, { waitUntil: 'commit' });
          await drawn(page);
          slowSite.letThrough();
          await page.waitForLoadState();
          await drawn(page);
          const shifts = (await listShifts()).filter(({ value }) => value > BY_CHANCE);
          expect(shifts, `/${path} cut at ${name}`).toEqual([]);
        }
    });
  });
}
