import { expect, test } from './test';

test('code in a sentence has no edge, and its tint is not as wide as a space', async ({ page }) => {
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

test('headings and contents that are code have no edge', async ({ page }) => {
  await page.goto('docs/troubleshooting/');
  const codes = page.locator('.table-of-contents code, h3 code');
  const edges = await codes.evaluateAll((all) => all.map((it) => getComputedStyle(it).borderStyle));
  expect(edges.length).toBeGreaterThan(60);
  expect(new Set(edges)).toEqual(new Set(['none']));
});
