import { expect, type Page } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';

const test = testWith('--autoplay-policy=document-user-activation-required');

const events = (page: Page) => page.getByRole('listitem');
const blocked = ['connecting', 'ready', 'speaking', 'blocked'];

test.beforeEach(async ({ page, serve, startAgent }) => {
  const place = placeOf(await startAgent());
  const { url } = await serve({ entry: 'speech/page.ts' });
  // Observed through the server: evaluating code in a page counts as a user gesture.
  const refused = page.waitForEvent('console', (message) => message.text() === 'blocked');
  await page.goto(`${url}#${encodeURIComponent(JSON.stringify(place))}`);
  await refused;
});

test('speech blocked by the autoplay policy starts after a click', async ({ page }) => {
  await expect(events(page)).toHaveText(blocked);
  await page.getByRole('button', { name: 'resume' }).click();
  await expect(events(page)).toHaveText([...blocked, 'start by agent', 'spoken', 'ready']);
});

test('speech blocked by the autoplay policy can be stopped', async ({ page }) => {
  await page.keyboard.press('Escape');
  await expect(events(page)).toHaveText([...blocked, 'ready']);
});
