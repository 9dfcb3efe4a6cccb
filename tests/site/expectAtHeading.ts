import { expect, type Page } from '@playwright/test';

/** Waits for this many frames, so that late movements are noticed. */
export const passFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

/** The distance of an element from the top of the window, in pixels. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((one) => Math.round(one.getBoundingClientRect().top));

/**
 * Waits until the troubleshooting page is scrolled to a heading, and checks that it stays there.
 */
export async function expectAtHeading(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/troubleshooting/#${id}$`));
  // Scroll positions are rounded to device pixels, positions of headings are not.
  const missedBy = async () => Math.abs((await topOf(page, id)) - 8);
  await expect.poll(missedBy).toBeLessThanOrEqual(1);
  await passFrames(page, 30);
  expect(await missedBy()).toBeLessThanOrEqual(1);
}
