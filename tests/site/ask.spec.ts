import { expect, test } from './test';

test('who answers is loaded at the press only, quotes the docs with the place, and shows it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en/docs/api/connect/');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
  const button = page.getByRole('button', { name: 'Ask', exact: true });
  await button.waitFor();
  expect(loaded.filter((url) => url.includes('/search/'))).toEqual([]);
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Ask the docs' });
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('What is the default of connectTimeoutMs?');
  await field.press('Enter');
  await expect(panel.locator('blockquote')).toContainText('10_000');
  await panel.getByRole('button', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/api\/actions\/#options$/);
  await field.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});
