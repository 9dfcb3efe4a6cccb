import { expect, test } from './test';

test('inline code has no border, and its padding is narrower than a space', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/environment-setup/');
  const code = page.locator('main li code', { hasText: 'https://talk.example.com' });
  expect(await code.evaluate((name) => name.getClientRects().length)).toBeGreaterThan(1);
  await expect(code).toHaveCSS('box-decoration-break', 'slice');
  await expect(code).toHaveCSS('border-inline-end-width', '0px');
  const share = await code.evaluate((name) => {
    const pen = document.createElement('canvas').getContext('2d');
    const style = getComputedStyle(name.parentElement as Element);
    if (pen) pen.font = style.font;
    return parseFloat(getComputedStyle(name).paddingInlineEnd) / (pen?.measureText(' ').width ?? 0);
  });
  expect(share).toBeLessThan(0.9);
});

test('code in headings and in the table of contents has no border', async ({ page }) => {
  await page.goto('docs/troubleshooting/');
  const codes = page.locator('.table-of-contents code, h3 code');
  const edges = await codes.evaluateAll((all) => all.map((it) => getComputedStyle(it).borderStyle));
  expect(edges.length).toBeGreaterThan(60);
  expect(new Set(edges)).toEqual(new Set(['none']));
});
