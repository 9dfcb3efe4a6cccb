import { expect, test } from '../slowTest';
import { connect, isFirst, mark, press, start } from './turning';

test('a page that does not come is given up before it is asked for again: its browser would wait for it', async ({
  page,
  slowSite,
}) => {
  await page.goto(start);
  await mark(page);
  slowSite.ignoreFirst(connect);
  await press(page, connect);
  await expect(page.locator('h1')).toContainText('connect');
  expect(await isFirst(page)).toBe(false);
});
