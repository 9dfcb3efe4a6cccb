import type { Locator, Page } from '@playwright/test';
import { openPage } from '../site/openPage';
import { outcomeOf, runButton } from './runSample';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

/** Opens a page with a sample whose button is at the bottom of the screen. */
async function openAtEnd(page: Page): Promise<Locator> {
  await openPage(page, '/docs/troubleshooting/');
  const sample = page.locator('[data-sample="troubleshooting/level.ts"]');
  await runButton(sample).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  return sample;
}

const lineOf = (sample: Locator) => sample.getByText('지금 말해 보세요.', { exact: true });

test('the first line that a run prints is scrolled into view, and says when to speak', async ({
  page,
}) => {
  const sample = await openAtEnd(page);
  await runButton(sample).tap();
  await expect(lineOf(sample)).toBeInViewport({ ratio: 1 });
  await expect(sample.getByRole('meter')).toBeInViewport({ ratio: 1 });
  await expect(sample.getByRole('button', { name: '중지' })).toBeInViewport();
});

test('the microphone level fits beside her face on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sample = await openAtEnd(page);
  await runButton(sample).tap();
  const meter = sample.getByRole('meter');
  await expect(meter).toBeVisible();
  const [level, around] = await Promise.all([meter.boundingBox(), sample.boundingBox()]);
  expect((level?.x ?? Infinity) + (level?.width ?? 0)).toBeLessThan(
    (around?.x ?? 0) + (around?.width ?? 0),
  );
});

test('a run does not scroll when the reader has scrolled since starting it', async ({ page }) => {
  const sample = await openAtEnd(page);
  // Immediately, before the panel has loaded.
  await runButton(sample).evaluate((button: HTMLElement) => {
    button.click();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  expect(await outcomeOf(sample)).toBe('done');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the error of a run that printed nothing is scrolled into view, with its help link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const sample = await openAtEnd(page);
  await runButton(sample).tap();
  await expect(sample.getByText('AgentError: microphone-denied')).toBeInViewport({ ratio: 1 });
  await expect(sample.getByRole('link', { name: '문제 해결에서 보기' })).toBeInViewport({
    ratio: 1,
  });
});
