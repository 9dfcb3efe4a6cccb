import type { Browser, Locator, Page } from '@playwright/test';
import { encodeText } from '../../website/src/components/SampleEditor/share/encodeText';
import { openPage } from '../site/openPage';
import { startApp } from '../site/startApp';
import { findViolations } from '../site/findViolations';
import { linesOf, outcomeOf, runButton } from './runSample';
import { expect, test } from './test';

const path = '/docs/api/send-text/';
const name = 'api/send-text.ts';

const greeting = `import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
await agent.actions.connect();
const reply: string = await agent.actions.sendText('안녕하세요 👋');
console.log(agent.messages[0]?.text, reply.length > 0);
await agent.actions.disconnect();`;

const sampleOn = (page: Page): Locator => page.locator(`[data-sample="${name}"]`);
const editorOf = (sample: Locator): Locator => sample.getByRole('textbox');
const editButton = (sample: Locator): Locator => sample.getByRole('button', { name: '편집' });

/** Opens the editor of a sample and puts another text in it. */
async function write(page: Page, text: string): Promise<Locator> {
  const sample = sampleOn(page);
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  return sample;
}

/** Saves what is edited as a file. */
async function save(page: Page, sample: Locator): Promise<string> {
  const saving = page.waitForEvent('download');
  await sample.getByRole('button', { name: 'HTML 파일로 받기' }).click();
  const download = await saving;
  const file = `${test.info().outputDir}/${download.suggestedFilename()}`;
  await download.saveAs(file);
  return file;
}

/** Opens a file with no network. */
async function alone(browser: Browser, file: string): Promise<Page> {
  const context = await browser.newContext({ offline: true });
  const tab = await context.newPage();
  await tab.goto(`file://${file}`);
  return tab;
}

const textOf = async (editor: Locator): Promise<string> =>
  (await editor.locator('.cm-line').allTextContents()).join('\n');

test('the editor of a long sample is in view when it comes', async ({ page }) => {
  await openPage(page, '/docs/getting-started/');
  const sample = page.locator('[data-sample="getting-started/index.html"][data-live]');
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
  await expect(sample.locator('.cm-editor')).toBeInViewport({ ratio: 1 });
});

test('the editor comes when it is asked for; what is edited is run, kept, and taken back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, path);
  await runButton(sampleOn(page)).hover();
  await editButton(sampleOn(page)).hover();
  const before = [...asked];
  const arriving = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('cm-scroller'),
  );
  const sample = await write(page, greeting);
  expect(before).not.toContain((await arriving).url());

  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  expect(await linesOf(sample)).toEqual(['안녕하세요 👋 true']);
  expect(await textOf(editorOf(sample))).toBe(greeting);

  await page.reload();
  await page.keyboard.press('Shift');
  await expect(editorOf(sample)).toContainText('안녕하세요 👋');
  await sample.getByRole('button', { name: '원래 코드로 되돌리기' }).click();
  await expect(editButton(sample)).toBeFocused();
  await expect(editorOf(sample)).toHaveCount(0);
  await expect(sample.locator('pre').first()).toContainText("sendText('Hello')");
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  expect((await linesOf(sample)).join()).toContain('user: Hello');
});

test('a link opens what was edited, for somebody else, and runs nothing', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, path);
  const sample = await write(page, greeting);
  await sample.getByRole('button', { name: '링크로 공유하기' }).click();
  await expect(sample.getByText('링크를 복사했습니다.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const other = await browser.newPage();
  await other.goto(link);
  const theirs = sampleOn(other);
  await expect(editorOf(theirs)).toContainText('안녕하세요 👋');
  expect(await textOf(editorOf(theirs))).toBe(greeting);
  await expect(theirs).toBeInViewport();
  await expect(other.locator('iframe')).toHaveCount(0);
  await expect(theirs.locator('[data-outcome]')).toHaveCount(0);
  await other.close();

  await editorOf(sample).press('ControlOrMeta+Home');
  await page.keyboard.insertText('// mine\n');
  await expect(sample.getByText('링크를 복사했습니다.')).toHaveCount(0);
  await page.reload();
  await startApp(page);
  await expect(editorOf(sample)).toContainText('// mine');
});

for (const hasApp of [false, true]) {
  const when = hasApp ? 'with the app' : 'before the app';
  test(`a link opened in a tab that shows its page already is followed, ${when}`, async ({
    page,
  }) => {
    await page.goto(path);
    if (hasApp) await startApp(page);
    await page.goto(`${path}#edit=${name}&text=${await encodeText(greeting)}`);
    await expect(editorOf(sampleOn(page))).toContainText('안녕하세요 👋');
    await expect(sampleOn(page)).toBeInViewport();
  });
}

test('a link that was cut, or names another sample, says that the original is shown', async ({
  page,
}) => {
  const letters = await encodeText(greeting);
  const status = page.getByRole('region', { name: '공유 링크 알림' }).getByRole('status');
  await page.goto(`${path}#edit=${name}&text=${letters.slice(0, -20)}`);
  await expect(status).toContainText('링크가 잘려 원래 코드를 보여 줍니다.');
  await expect(status).toBeInViewport();
  await expect(editorOf(sampleOn(page))).toHaveCount(0);
  expect(await findViolations(page, 'body')).toEqual([]);
  await page.goto(`${path}#edit=api/none.ts&text=${letters}`);
  await expect(status).toContainText('이 페이지에 없습니다.');
  await page.goto(`${path}#edit=${name}&text=${letters}`);
  await expect(editorOf(sampleOn(page))).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('the editor is used and left by the keyboard, completes the SDK, and is accessible', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = sampleOn(page);
  await editButton(sample).focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  // The slash is a shortcut of the page, outside of texts.
  await page.keyboard.type("\n// \nagent.on('recording-l");
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const option = sample.getByRole('option', { name: 'recording-level' });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  for (const mode of ['light', 'dark']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    expect(await findViolations(page, 'article')).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(editorOf(sample)).toContainText("agent.on('recording-level'");
  await page.keyboard.type("', ({ el");
  await expect(sample.getByRole('option', { name: 'elapsedMs' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sample.getByRole('button', { name: '원래 코드로 되돌리기' })).toBeFocused();
});

test('code that cannot be read is underlined, and its line is told when it is run', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, 'const a = 1;\nconst b = ;\n');
  await expect(sample.locator('.cm-lintRange-error')).toBeVisible();
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('unreadable');
  await expect(
    sample.getByRole('status').filter({ hasText: '코드를 읽지 못했습니다.' }),
  ).toContainText('2:11');
});

test('an edited sample is saved as one file, which runs by itself', async ({ page, browser }) => {
  await openPage(page, path);
  const sample = await write(
    page,
    `${greeting}
window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
await getToken().catch(({ message }: Error) => console.log(message));`,
  );
  const file = await save(page, sample);
  expect(file).toMatch(/send-text\.html$/);
  const tab = await alone(browser, file);
  await expect(tab.locator('#lines')).toHaveText(
    '안녕하세요 👋 true\nThe token server answered 503.\n',
  );
  await tab.context().close();
});

test('an edited page is run, and saved as one file, which runs by itself', async ({
  page,
  browser,
}) => {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/face.html"]').first();
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('<!-- edited -->\n');
  await runButton(sample).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Say hello' }).click();
  await expect(frame.locator('svg[data-state="speaking"]')).toBeVisible();
  await expect.poll(() => linesOf(sample)).toEqual(['true']);

  const tab = await alone(browser, await save(page, sample));
  await tab.getByRole('button', { name: 'Say hello' }).click();
  await expect(tab.locator('svg[data-state="speaking"]')).toBeVisible();
  await tab.context().close();
});

test('a form in an edited page is answered by its own script', async ({ page }) => {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/chat.html"]').first();
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('<!-- edited -->\n');
  await runButton(sample).click();
  const frame = sample.frameLocator('iframe');
  await frame.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByRole('listitem').first()).toHaveText('user: Hello');
});

test('an endless loop in an edited page is stopped, and said so', async ({ page }) => {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/face.html"]').first();
  await editButton(sample).click();
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  // Whatever the code catches.
  const loop = 'for (;;) try { while (true); } catch {}';
  await page.keyboard.insertText(`<p>Soon</p><script type="module">${loop}</script>`);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('endless');
  await expect(sample.getByText('끝나지 않는 반복문을 중지했습니다.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
