import { startApp } from '../startApp';
import { expect, test } from '../test';
import { connect, isFirst, mark, press, shows, start } from './turning';

test('the ways back lead through turned pages, and the app goes on from one', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await press(page, '/docs/usage/react/');
  await shows(page, 'React');
  await press(page, connect);
  await shows(page, 'connect');
  await page.goBack();
  await shows(page, 'React');
  await page.goForward();
  await shows(page, 'connect');
  await startApp(page);
  await page.locator('aside a[href="/docs/api/send-text/"]').click();
  await expect(page.locator('h1')).toContainText('sendText');
  for (const heading of ['connect', 'React', '소개']) {
    await page.goBack();
    await expect(page.locator('h1')).toContainText(heading);
  }
  expect(await isFirst(page)).toBe(true);
});

test('a page that was given up for another does not come back', async ({ page }) => {
  let fail = (): void => undefined;
  const isFailed = new Promise<void>((resolve) => (fail = resolve));
  const isAsked = page.waitForRequest(`**${connect}`);
  await page.route(`**${connect}`, async (route) => {
    await isFailed;
    await route.fulfill({ status: 204 });
  });
  await page.goto(start);
  await press(page, connect);
  await isAsked;
  await press(page, '/docs/usage/react/');
  await shows(page, 'React');
  await mark(page);
  const answered = page.waitForResponse(`**${connect}`);
  fail();
  await (await answered).finished();
  await press(page, '/docs/api/send-text/');
  await shows(page, 'sendText');
  expect(await isFirst(page)).toBe(true);
});
