import type { Page } from '@playwright/test';
import { expect, test } from './test';

const path = '/docs/troubleshooting/';
const article = '.theme-doc-markdown';

const isLastLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator(`${article} > * *`)
    .last()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const deeds: [name: string, act: (page: Page) => Promise<void>][] = [
  ['scrolls', (page) => page.mouse.wheel(0, 100)],
  ['presses a key', (page) => page.keyboard.press('Shift')],
  ['presses beside a link', (page) => page.locator('h1').click()],
];

for (const [name, act] of deeds) {
  test(`what lies far below is laid out when a reader ${name}, and nothing in sight moves`, async ({
    page,
  }) => {
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

test('a place further down is found by its address, from the contents, and by a reload', async ({
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

  await page.goto('about:blank');
  await page.goto(path);
  expect(await isLastLaidOut(page)).toBe(false);
  await page.locator(`.theme-doc-toc-desktop [href="#${id}"]`).click();
  await expect.poll(top).toBe(wanted);

  await page.goto('about:blank');
  await page.goto(path);
  await page.evaluate(() => scrollTo(0, 4000));
  await expect.poll(() => isLastLaidOut(page)).toBe(true);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
});
