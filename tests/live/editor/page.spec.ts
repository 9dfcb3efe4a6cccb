import type { Locator, Page } from '@playwright/test';
import { openPage } from '../../site/openPage';
import { linesOf, outcomeOf, runButton } from '../runSample';
import { expect, test } from '../test';
import { openEditor } from './editor';
import { openAlone, save } from './savedFile';

/** Opens the editor of a sample that is a page. */
async function editPage(page: Page, file: string, language = ''): Promise<Locator> {
  await openPage(page, `${language}/docs/usage/html-js/`);
  const sample = page.locator(`[data-sample="usage/html-js/${file}"]`).first();
  await openEditor(sample);
  return sample;
}

/** Replaces a sample by a page, and runs it. */
async function runInstead(page: Page, markup: string, language?: string): Promise<Locator> {
  const sample = await editPage(page, 'face.html', language);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(markup);
  await runButton(sample).click();
  return sample;
}

/** Makes an invisible edit to a page, and runs it. */
async function runEdited(page: Page, file: string): Promise<Locator> {
  const sample = await editPage(page, file);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('<!-- edited -->\n');
  await runButton(sample).click();
  return sample;
}

test('an edited page runs, and can be saved as one self-contained file', async ({
  page,
  browser,
}) => {
  const sample = await runEdited(page, 'face.html');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: '인사하기' }).click();
  await expect(frame.locator('svg[data-state="speaking"]')).toBeVisible();
  await expect.poll(() => linesOf(sample)).toEqual(['true']);

  const tab = await openAlone(browser, await save(page, sample));
  await tab.getByRole('button', { name: '인사하기' }).click();
  await expect(tab.locator('svg[data-state="speaking"]')).toBeVisible();
  await tab.context().close();
});

test('a page of many script tags without an end can be saved', async ({ page }) => {
  const sample = await editPage(page, 'face.html');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('<script src="/product-sdk.js" '.repeat(3_000));
  expect(await save(page, sample)).toMatch(/face\.html$/);
});

test('a form in an edited page is handled by the page’s script', async ({ page }) => {
  const sample = await runEdited(page, 'chat.html');
  const frame = sample.frameLocator('iframe');
  await frame.getByRole('textbox', { name: '메시지' }).fill('안녕하세요');
  await frame.getByRole('button', { name: '보내기' }).click();
  await expect(frame.getByRole('listitem').first()).toHaveText('user: 안녕하세요');
});

test('an endless loop in an edited page is stopped and reported', async ({ page }) => {
  // The loop is stopped even if the code catches errors.
  const loop = 'for (;;) try { while (true); } catch {}';
  const sample = await runInstead(page, `<p>Soon</p><script type="module">${loop}</script>`);
  expect(await outcomeOf(sample)).toBe('endless');
  await expect(sample.getByText('무한 반복을 중지했습니다.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

const pageOfAllKinds = `<html lang="ko""><body class="wide" =x>
<template id="row"><p>row</p></template>
<script type="application/json" id="data">{ "a": 1 }</script>
<script type="importmap">{ "imports": { "product-sdk": "/sdk/product-sdk.mjs" } }</script>
<script type="module">
  import { createAgent } from 'product-sdk';
  console.log(kept, typeof createAgent, document.getElementById('data').textContent);
  console.log(document.getElementById('row').content.textContent, document.body.className);
  await new Promise((done) => addEventListener('DOMContentLoaded', done));
  console.log('waited');
</script>
<script type="module">import '@scope/package';</script>
<script type="module">import { createAgnet } from 'product-sdk';</script>
<script type="module">throw new Error('thrown');</script>
<script type="module">console.log('last');</script>
<script>
  var kept = 'kept';
  addEventListener('DOMContentLoaded', () => console.log('loaded'));
</script>
<script>console.log(kept); await 1;</script>
<button onclick="console.log('never')">Press</button>
</body></html>`;

test.describe('an edited page with all kinds of content', () => {
  test.use({ expectedMessages: /script-src-attr|inline event handler/ });

  test('runs like a page: data blocks stay data, scripts share globals, errors are printed', async ({
    page,
  }) => {
    const sample = await runInstead(page, pageOfAllKinds);
    const printed = async () =>
      (await linesOf(sample)).filter((line) => !line.startsWith('content policy'));
    await expect
      .poll(printed)
      .toEqual([
        expect.stringContaining('addEventListener'),
        expect.stringContaining('SyntaxError'),
        'kept function { "a": 1 }',
        'row wide',
        expect.stringContaining('Failed to resolve module specifier'),
        'TypeError: 여기서 가져올 수 없는 모듈: @scope/package. 가져올 수 있는 모듈: product-sdk, product-sdk/audio, product-sdk/face, ./getToken',
        expect.stringMatching(/^SyntaxError: The requested module 'product-sdk' .*createAgnet/),
        'Error: thrown',
        'last',
        'loaded',
        'waited',
      ]);
  });
});

const thrower = `<script type="module">
const { actions } = ProductSDK.createAgent({ url: 'ws://localhost:8787', getToken: () => '' });
await actions.sendText('Hello');
</script>`;

for (const [language, cause, more] of [
  ['', '원인', '문제 해결에서 보기'],
  ['/en', 'Cause', 'See it in Troubleshooting'],
] as const) {
  test(`an uncaught error in an edited page is explained${language && ` in ${language}`}`, async ({
    page,
  }) => {
    const sample = await runInstead(page, thrower, language);
    await expect(sample.getByText(cause, { exact: true })).toBeVisible();
    const entry = `${language}/docs/troubleshooting/#not-connected`;
    await expect(sample.getByRole('link', { name: more })).toHaveAttribute('href', entry);
  });
}
