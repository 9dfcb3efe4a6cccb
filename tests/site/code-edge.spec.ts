import { expect, test } from './test';

test('code that a line ends within has one edge around its lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/environment-setup/');
  const code = page.locator('main li code', { hasText: 'https://talk.example.com' });
  expect(await code.evaluate((name) => name.getClientRects().length)).toBeGreaterThan(1);
  await expect(code).toHaveCSS('box-decoration-break', 'slice');
  await expect(code).toHaveCSS('border-inline-end-width', '1px');
});

test('headings and contents that are code have no edge', async ({ page }) => {
  await page.goto('docs/troubleshooting/');
  const codes = page.locator('.table-of-contents code, h3 code');
  const edges = await codes.evaluateAll((all) => all.map((it) => getComputedStyle(it).borderStyle));
  expect(edges.length).toBeGreaterThan(60);
  expect(new Set(edges)).toEqual(new Set(['none']));
});
