import { expect } from '@playwright/test';
import { insecureHost } from '../../scripts/test/browser';
import { testWith } from '../sdk/harness/browser';
import { expectedResults } from './converse';

const test = testWith();

test('an agent within the page is talked to without a network', async ({ page, serve }) => {
  const { url } = await serve({ entry: '../agent/page.ts' });
  await page.goto(url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  const { results } = await page.evaluate(() => window.converseWithinPage());
  expect(results).toEqual(expectedResults);
  expect(requests).toEqual([]);
});

test('it also works where crypto.subtle does not: on a page that is not secure', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ entry: '../agent/page.ts' });
  await page.goto(url.replace('127.0.0.1', insecureHost));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const { results } = await page.evaluate(() => window.converseWithinPage());
  expect(results).toEqual(expectedResults);
});
