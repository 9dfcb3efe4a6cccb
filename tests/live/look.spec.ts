import { openPage } from '../site/openPage';
import { expect, test } from '../site/test';
import { words } from '../site/words';
import { runButton, stopButton } from './runSample';

test('controls in a sample are at least 44 px high, unless its own styles override it', async ({
  page,
}) => {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/chat.html"]').first();
  await runButton(sample).click();
  const controls = sample.frameLocator('iframe').locator('button:visible, input:visible');
  await expect(controls).toHaveCount(4);
  const heights = () =>
    controls.evaluateAll((list) => list.map((control) => control.getBoundingClientRect().height));
  expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);

  await controls.first().evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('button, input { min-height: 0; height: 20px; }');
    document.adoptedStyleSheets.unshift(own);
  });
  expect(await heights()).toEqual([20, 20, 20, 20]);
});

test('a sample has the color mode and the accent that the page has when it is run', async ({
  page,
}) => {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/chat.html"]').first();
  const root = sample.frameLocator('iframe').locator(':root');
  const scheme = () => root.evaluate((element) => getComputedStyle(element).colorScheme);
  const accentOf = (element: Element) =>
    getComputedStyle(element).getPropertyValue('--color-accent');
  await runButton(sample).click();
  await expect.poll(scheme).not.toBe('dark');
  expect(await root.evaluate(accentOf)).toBe(await page.locator('html').evaluate(accentOf));
  await stopButton(sample).click();
  await page.getByRole('button', { name: words.ko.colorMode }).click();
  await runButton(sample).click();
  await expect.poll(scheme).toBe('dark');
  expect(await root.evaluate(accentOf)).toBe(await page.locator('html').evaluate(accentOf));
});

test('the selected problem is not truncated on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/api/send-text/');
  const sample = page.locator('[data-sample="api/send-text.ts"]');
  await runButton(sample).click();
  const select = sample.getByRole('combobox');
  await expect(select).toBeVisible();
  // Checked together: the page may still be scrolling to the result.
  const tops = await sample.evaluate((element) =>
    [...element.querySelectorAll('select, [data-run]')].map(
      (part) => part.getBoundingClientRect().top,
    ),
  );
  expect(tops).toEqual([tops[0], tops[0]]);
  await select.selectOption('token-fetch-failed');
  await expect(sample.getByRole('option', { name: '문제없이 실행' })).toBeAttached();
  const [shown = 0, whole] = await select.evaluate((element: HTMLSelectElement) => {
    const width = element.offsetWidth;
    element.style.width = 'max-content';
    return [width, element.offsetWidth];
  });
  expect(shown).toBe(whole);
});
