import { expect } from '@playwright/test';
import { insecureHost } from '../../scripts/test/browser';
import { testWith } from '../sdk/harness/browser';
import { expectedResults } from './converse';

const test = testWith();

test('a conversation with an agent in the page makes no network requests', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ entry: '../agent/page.ts' });
  await page.goto(url);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  const { results } = await page.evaluate(() => window.converseWithinPage());
  expect(results).toEqual(expectedResults);
  expect(requests).toEqual([]);
});

test('an agent in the page works in an insecure context, without crypto.subtle', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ entry: '../agent/page.ts' });
  await page.goto(url.replace('127.0.0.1', insecureHost));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const { results } = await page.evaluate(() => window.converseWithinPage());
  expect(results).toEqual(expectedResults);
});
