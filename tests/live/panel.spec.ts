import type { CDPSession, Page } from '@playwright/test';
import { openPage } from '../site/openPage';
import { findViolations } from '../site/findViolations';
import { linesOf, outcomeOf, runButton, stopButton } from './runSample';
import { expect, test } from './test';

const sampleNamed = (page: Page, name: string) => page.locator(`[data-sample="${name}"]`);

const stages = [
  { page: 'connect', sample: 'api/connect.ts', cause: 'connect-timeout', state: 'connecting' },
  { page: 'send-tts', sample: 'api/send-tts.ts', state: 'speaking' },
  { page: 'start-recording', sample: 'api/start-recording.ts', state: 'recording' },
];

for (const { page: path, sample: name, cause, state } of stages) {
  test(`a run can be stopped with the keyboard while ${state}`, async ({ page }) => {
    await openPage(page, `/docs/api/${path}/`);
    const sample = sampleNamed(page, name);
    await runButton(sample).focus();
    await page.keyboard.press('Enter');
    if (cause) {
      await outcomeOf(sample);
      await page.keyboard.press('Tab');
      await sample.getByRole('combobox').selectOption(cause);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await expect(sample.locator(`code[data-state="${state}"]`)).toBeVisible();
    await expect(stopButton(sample)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sample.getByRole('status').filter({ hasText: '중지했습니다.' })).toBeVisible();
    expect(await outcomeOf(sample)).toBe('stopped');
    await expect(sample.locator('code[data-state="disconnected"]')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(runButton(sample)).toBeFocused();
  });
}

/** The memory of a page after garbage collection. */
async function measureMemory(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = ['Documents', 'Frames', 'JSEventListeners', 'AudioHandlers'];
  return Object.fromEntries(
    metrics.filter(({ name }) => counted.includes(name)).map(({ name, value }) => [name, value]),
  );
}

test('ten runs in a row leak no documents, frames, listeners or audio nodes', async ({ page }) => {
  await openPage(page, '/docs/api/start-recording/');
  const sample = sampleNamed(page, 'api/start-recording-device.ts');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const run = async (): Promise<void> => {
    const gone = page.waitForEvent('framedetached');
    await runButton(sample).click();
    await gone;
    expect(await outcomeOf(sample)).toBe('done');
  };
  await run();
  await run();
  const before = await measureMemory(session);
  for (let count = 0; count < 10; count++) await run();
  await expect.poll(() => measureMemory(session)).toEqual(before);
});

/**
 * The requests of a page from now on, without prefetches of pages, which may be late on a busy
 * machine.
 */
function listRequests(page: Page): { url: string; bytes: Promise<number> }[] {
  const asked: { url: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (request.resourceType() === 'other' && url.includes('/assets/')) return;
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    asked.push({ url, bytes });
  });
  return asked;
}

test('a panel loads no files before its sample is run, and less than 60 kB then', async ({
  page,
}) => {
  const asked = listRequests(page);
  await openPage(page, '/docs/api/connect/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ url }) => /\/(live|sdk)\//.test(url))).toEqual([]);
  asked.length = 0;
  const sample = sampleNamed(page, 'api/connect.ts');
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  const sizes = await Promise.all(asked.map(({ bytes }) => bytes));
  expect(asked.some(({ url }) => url.endsWith('/sdk/product-sdk.mjs'))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('a React sample loads React only when it is run, and less than 110 kB in total', async ({
  page,
}) => {
  const asked = listRequests(page);
  await openPage(page, '/docs/usage/react/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ url }) => /\/(live|sdk)\//.test(url))).toEqual([]);
  asked.length = 0;
  const sample = sampleNamed(page, 'usage/react/Chat.tsx');
  await runButton(sample).click();
  const frame = sample.frameLocator('iframe');
  await frame.getByRole('textbox').fill('안녕하세요');
  await frame.getByRole('button', { name: '보내기' }).click();
  // The hook's agent reports to the panel, too.
  await expect(sample.getByRole('log', { name: '대화' })).toContainText(/안녕하세요.*안녕하세요/s);
  const sizes = await Promise.all(asked.map(({ bytes }) => bytes));
  expect(asked.some(({ url }) => url.endsWith('/live/frame/react.js'))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(110_000);
});

for (const width of [390, 1280]) {
  test(`the run button and the panel are above the code at ${width} px, and the button does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/docs/api/send-text/');
    const sample = sampleNamed(page, 'api/send-text.ts');
    const offset = (name: 'x' | 'y', button = runButton(sample)) =>
      Promise.all([button.boundingBox(), sample.boundingBox()]).then(
        ([box, whole]) => (box?.[name] ?? NaN) - (whole?.[name] ?? NaN),
      );
    const before = [await offset('x'), await offset('y')];
    const codeTop = async () => (await sample.locator('pre').boundingBox())?.y ?? 0;
    expect((await runButton(sample).boundingBox())?.y).toBeLessThan(await codeTop());
    await runButton(sample).click();
    expect(await outcomeOf(sample)).toBe('done');
    expect([await offset('x'), await offset('y')]).toEqual(before);
    const panel = await sample.locator('section').boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(await codeTop());
    const { width: column = 0 } = (await sample.boundingBox()) ?? {};
    expect(panel?.width).toBeLessThanOrEqual(column);
  });
}

test('the console and event tabs of a run can be reached with the keyboard', async ({ page }) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = sampleNamed(page, 'api/send-text.ts');
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  const tab = (name: RegExp) => sample.getByRole('tab', { name });
  await expect(tab(/^대화$/)).toHaveAttribute('aria-selected', 'true');
  await tab(/^대화$/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^콘솔 2$/)).toBeFocused();
  const printed = sample.getByRole('tabpanel', { name: '콘솔 2' });
  await expect(printed).toContainText('user: 안녕하세요');
  await page.keyboard.press('Tab');
  await expect(printed).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await expect(tab(/^이벤트 \d+$/)).toBeFocused();
  await expect(sample.getByRole('listitem').first()).toBeVisible();
});

test('the face stays beside the output of a sample that draws none', async ({ page }) => {
  await openPage(page, '/docs/api/start-recording/');
  const sample = sampleNamed(page, 'api/start-recording.ts');
  await runButton(sample).click();
  await expect(sample.locator('[data-shown] iframe')).toBeVisible();
  await expect(sample.locator('svg[viewBox="0 0 160 160"]')).toBeVisible();
});

test('a sample without a conversation shows the console tab', async ({ page }) => {
  await openPage(page, '/docs/api/connect/');
  const sample = sampleNamed(page, 'api/connect.ts');
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  await expect(sample.getByRole('tab', { name: /^콘솔/ })).toHaveAttribute('aria-selected', 'true');
});

test('a panel with all its content is accessible in light and dark mode', async ({ page }) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = sampleNamed(page, 'api/send-text.ts');
  // The press that started it does not also stop it.
  await runButton(sample).hover();
  await expect(sample.locator('section')).toBeAttached();
  await runButton(sample).dblclick();
  expect(await outcomeOf(sample)).toBe('done');
  await sample.getByRole('tab', { name: /^이벤트 \d+$/ }).click();
  await expect(sample.getByRole('listitem').first()).toBeVisible();
  // The live region announces each message once, when complete.
  const conversation = sample.getByRole('log', { name: '대화' });
  await expect(conversation.getByText('안녕하세요')).toHaveCount(2);
  expect(await linesOf(sample)).toHaveLength(2);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    expect(await findViolations(page, '[data-live]')).toEqual([]);
  }
});

test.describe('when a file fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|ChunkLoadError/ });

  test('a sample runs although preloading its frame failed', async ({ page }) => {
    await openPage(page, '/docs/api/send-text/');
    const sample = sampleNamed(page, 'api/send-text.ts');
    await page.route('**/live/frame/', (route) => route.abort());
    await page.evaluate(() => {
      const mark = ({ target }: Event) => {
        if (target instanceof HTMLIFrameElement) document.documentElement.dataset.frameLoaded = '';
      };
      document.addEventListener('load', mark, true);
    });
    await runButton(sample).hover();
    // The browser has loaded its error page instead.
    await expect(page.locator('html')).toHaveAttribute('data-frame-loaded');
    await page.unroute('**/live/frame/');
    await runButton(sample).click();
    expect(await outcomeOf(sample)).toBe('done');
  });

  test('a panel that failed to load shows an error, and runs only when the button is pressed again', async ({
    page,
  }) => {
    await openPage(page, '/docs/api/send-text/');
    const sample = sampleNamed(page, 'api/send-text.ts');
    const scripts = /\/assets\/js\/[^/]*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await runButton(sample).click();
    await expect(sample.getByRole('alert')).toBeVisible();
    await page.unroute(scripts);
    await page.mouse.move(0, 0);
    await runButton(sample).hover();
    await expect(sample.getByRole('alert')).toHaveCount(0);
    await expect(sample.locator('section')).toBeHidden();
    await runButton(sample).click();
    expect(await outcomeOf(sample)).toBe('done');
  });
});
