import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { samplesFolder } from '../../website/config/samples';
import { bundleForBrowser } from '../samples/harness/bundle';
import { openPage } from '../site/openPage';
import { testWith } from '../sdk/harness/browser';
import { hostileSources, type Hostile } from './hostileSources';

const test = testWith();
test.describe.configure({ timeout: 120_000 });

const entry = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page.ts');

/** Data of the page that edited code might read or change. */
const readPageData = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    title: document.title,
    address: location.href,
    stored: { ...localStorage },
    cookie: document.cookie,
    grown: Object.keys(Object.prototype),
    frames: document.querySelectorAll('iframe').length,
    headings: document.querySelectorAll('h1').length,
  }));

/** Waits until edited code ends, or can only be stopped. */
async function runUntilEnd(page: Page, { source, ends }: Hostile): Promise<void> {
  await page.evaluate((text) => window.runEdited(text), source);
  const state = (): Promise<string | undefined> =>
    page.evaluate(() => (window.seen.silent ? 'silent' : window.seen.outcome));
  await expect
    .poll(async () => ends.split(' or ').includes((await state()) ?? ''), { timeout: 60_000 })
    .toBe(true);
}

test.beforeEach(async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate((await bundleForBrowser(entry)).code);
});

test('edited code can talk to the agent, and records a test tone instead of the microphone', async ({
  page,
}) => {
  const file = path.join(samplesFolder, 'api/start-recording.ts');
  const source = readFileSync(file, 'utf8').replace('console.log(reply)', "console.log('edited')");
  await runUntilEnd(page, { source, ends: 'done' });
  const [first, heard, last] = await page.evaluate(() => window.seen.lines);
  expect([first, last]).toEqual(['recording Test tone', 'edited']);
  expect(heard).toMatch(/recording, average -1\d dB/);
});

test('the sandbox frame sends no messages while it has the origin of the site', async ({
  page,
}) => {
  const taken = await page.evaluate(async () => {
    let offers = 0;
    addEventListener('message', () => (offers += 1));
    const frame = document.createElement('iframe');
    frame.src = '/live/sandbox/';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    // Messages that a frame sends while loading arrive before later ones.
    const last = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    frame.contentWindow?.parent.postMessage('last', '*');
    await last;
    return offers;
  });
  expect(taken).toBe(1);
});

test('hostile code cannot change or freeze the page or reach the network, and can be stopped', async ({
  page,
  context,
}) => {
  const reached: string[] = [];
  await context.route('https://outside.invalid/**', (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const before = await readPageData(page);
  for (const [name, hostile] of Object.entries(hostileSources)) {
    await test.step(name, async () => {
      await runUntilEnd(page, hostile);
      // The page still draws.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      if (hostile.prints) {
        expect(await page.evaluate(() => window.seen.lines)).toEqual(hostile.prints);
      }
      await page.evaluate(() => window.stopEdited());
      expect(await readPageData(page)).toEqual(before);
      expect([reached, context.pages().length]).toEqual([[], 1]);
    });
  }
});
