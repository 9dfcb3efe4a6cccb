import { expect, type Page } from '@playwright/test';

/** Lets a page draw this many frames, in which what moves late would move. */
export const passFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** How far an element stands from the upper edge of the window, in pixels. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((one) => Math.round(one.getBoundingClientRect().top));

/** Waits until the troubleshooting page stands at a heading, and sees that it stays there. */
export async function expectAtHeading(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/troubleshooting/#${id}$`));
  // A scroll position is a whole number of device pixels, a heading's place is not.
  const missedBy = async () => Math.abs((await topOf(page, id)) - 8);
  await expect.poll(missedBy).toBeLessThanOrEqual(1);
  await passFrames(page, 30);
  expect(await missedBy()).toBeLessThanOrEqual(1);
}
