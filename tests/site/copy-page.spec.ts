import { readFileSync } from 'node:fs';
import { findViolations } from './findViolations';
import { expect, test } from './test';

const file = readFileSync(
  new URL('../../website/build/docs/api/connect.md', import.meta.url),
  'utf8',
);

test.describe('the page as Markdown', () => {
  test('is fetched on click and copied exactly', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/docs/api/connect/');
    const button = page.getByRole('button', { name: '페이지 복사' });
    await button.hover();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    expect(fetched.filter((path) => path.endsWith('.md'))).toEqual([]);
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: '복사했습니다' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);
  });

  test.describe('that fails to load', () => {
    test.use({ expectedMessages: /404/ });
    test('shows an alert', async ({ page }) => {
      await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
      await page.goto('/en/docs/api/connect/');
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Could not copy' })).toBeVisible();
    });
  });
});

test('the menu works with the keyboard, and offers the Markdown, assistants and MCP', async ({
  page,
}) => {
  await page.goto('/en/docs/api/connect/');
  const opener = page.getByRole('button', { name: 'Use with AI tools' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('group', { name: 'Use with AI tools' });
  const markdown = menu.getByRole('link', { name: 'View as Markdown' });
  await expect(markdown).toBeFocused();
  await expect(markdown).toHaveAttribute('href', '/en/docs/api/connect.md');
  await page.keyboard.press('Tab');
  const assistant = menu.getByRole('link', { name: 'Open in ChatGPT (new tab)' });
  await expect(assistant).toBeFocused();
  const asked = new URL((await assistant.getAttribute('href')) ?? '').searchParams.get('q');
  expect(asked).toMatch(/^Read https:\S+\/en\/docs\/api\/connect\.md and /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByText('claude mcp add product-docs')).toBeVisible();
  const command = await menu.getByText('claude mcp add product-docs').textContent();
  const address = new URL(/https:\S+$/.exec(command ?? '')?.[0] ?? '');
  const served = await page.request.head(address.pathname);
  expect(served.headers()['content-type']).toBe('application/gzip');
  expect(await findViolations(page, 'header:has(h1)')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeHidden();
});

test('the menu fits a phone screen and closes on a click outside', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/docs/usage/typescript/');
  await page.getByRole('button', { name: 'Use with AI tools' }).click();
  const menu = page.getByRole('group', { name: 'Use with AI tools' });
  await menu.getByText('Cursor').click();
  await expect(menu.getByText('"mcpServers"')).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.mouse.click(10, 620);
  await expect(menu).toBeHidden();
});
