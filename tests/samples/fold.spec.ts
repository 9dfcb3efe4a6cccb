import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locator, type Page } from '@playwright/test';
import { cutRegion } from 'runnable-samples';
import { samplesFolder } from '../../website/config/samples';
import { openPage } from '../site/openPage';
import { startApp } from '../site/startApp';
import { expect, test } from '../site/test';
import { watchShifts } from '../site/watchShifts';

const sample = 'usage/html-js/chat.html';
const lines = cutRegion(readFileSync(path.join(samplesFolder, sample), 'utf8')).split('\n').length;
const address = '/docs/usage/html-js/';

const words = {
  '': { unfold: `${lines}줄 모두 보기`, fold: '접기', copy: '코드 복사' },
  '/en': { unfold: `Show all ${lines} lines`, fold: 'Show fewer lines', copy: 'Copy code' },
};

const blockOn = (page: Page, name = sample): Locator =>
  page.locator(`[data-sample="${name}"]`).first();

const textOf = async (block: Locator): Promise<string> =>
  (await block.locator('code').first().textContent()) ?? '';

/** The height of a block, in lines of code. */
const linesHigh = (block: Locator): Promise<number> =>
  block.locator('pre code').evaluate((code) => {
    const { height } = code.getBoundingClientRect();
    return Math.round(height / parseFloat(getComputedStyle(code).lineHeight));
  });

for (const [prefix, { unfold, fold, copy }] of Object.entries(words)) {
  test(`${prefix || '/'}: a long sample can be unfolded and folded again`, async ({ page }) => {
    await openPage(page, prefix + address);
    const block = blockOn(page);
    expect(await linesHigh(block)).toBe(16);
    await block.getByRole('button', { name: unfold }).click();
    expect(await linesHigh(block)).toBe(lines);
    const again = block.getByRole('button', { name: fold });
    await again.scrollIntoViewIfNeeded();
    await again.click();
    expect(await linesHigh(block)).toBe(16);
    await expect(block).toBeInViewport();
    await expect(block.getByRole('button', { name: unfold })).toBeFocused();
  });

  test(`${prefix || '/'}: copying a folded sample copies all of it`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, prefix + address);
    const whole = await textOf(blockOn(page));
    expect(whole.split('\n')).toHaveLength(lines);
    await blockOn(page).getByRole('button', { name: copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    expect(await linesHigh(blockOn(page))).toBe(16);
  });
}

test('highlighted lines of a folded sample are visible, also when wrapped on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, address);
  for (const name of [sample, 'usage/html-js/face.html']) {
    const block = blockOn(page, name);
    const hidden = () =>
      block.locator('pre').evaluate((pre) => {
        const marked = [...pre.querySelectorAll('.l')];
        const { bottom } = pre.getBoundingClientRect();
        const isHidden = (line: Element) =>
          line.closest('.rest') !== null || line.getBoundingClientRect().bottom > bottom;
        return { marked: marked.length, hidden: marked.filter(isHidden).length };
      });
    expect(await hidden()).toMatchObject({ hidden: 0 });
    expect((await hidden()).marked).toBeGreaterThan(4);
    await block.getByRole('button', { name: '줄 바꿈' }).click();
    expect(await hidden()).toMatchObject({ hidden: 0 });
  }
});

test('hydration does not shift a folded block, and unfolding works before hydration', async ({
  page,
}) => {
  const readShifts = await watchShifts(page);
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  expect(await linesHigh(blockOn(page))).toBe(16);
  await startApp(page);
  expect(await linesHigh(blockOn(page))).toBe(16);
  expect(await readShifts()).toEqual([]);
  await page.goto(address);
  await blockOn(page).getByRole('button', { name: words[''].unfold }).click();
  await expect.poll(() => linesHigh(blockOn(page))).toBe(lines);
});

test('scrolling to a folded line unfolds the sample', async ({ page }) => {
  await openPage(page, address);
  // Scrolls as find-in-page does; a search by script would only select the word.
  await blockOn(page)
    .locator('.rest .s')
    .last()
    .evaluate((word) => word.scrollIntoView({ block: 'center' }));
  await expect.poll(() => linesHigh(blockOn(page))).toBe(lines);
});

test('a folded sample is printed in full', async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  expect(await linesHigh(blockOn(page))).toBeGreaterThanOrEqual(lines);
  await expect(blockOn(page).getByText(words[''].unfold)).toBeHidden();
});

test('the editor of a folded sample shows all lines', async ({ page }) => {
  await openPage(page, address);
  const block = blockOn(page);
  await block.getByRole('button', { name: '편집', exact: true }).click();
  await expect(block.getByRole('textbox')).toBeVisible();
  expect((await textOf(block)).split('\n')).toHaveLength(lines);
  await expect(block.getByRole('button', { name: words[''].unfold })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all lines of a long sample are visible', async ({ page }) => {
    await page.goto(address);
    expect(await linesHigh(blockOn(page))).toBe(lines);
    await expect(blockOn(page).getByText(words[''].unfold)).toBeHidden();
  });
});
