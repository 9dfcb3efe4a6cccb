import { findViolations } from '../../site/findViolations';
import { openPage } from '../../site/openPage';
import { linesOf, outcomeOf, runButton } from '../runSample';
import { expect, test } from '../test';
import {
  editButton,
  editorOf,
  greeting,
  openEditor,
  path,
  sampleOn,
  textOf,
  write,
} from './editor';

test('opening the editor of a long sample scrolls it into view', async ({ page }) => {
  await openPage(page, '/docs/getting-started/');
  const sample = page.locator('[data-sample="getting-started/index.html"][data-live]');
  await openEditor(sample);
  await expect(sample.locator('.cm-editor')).toBeInViewport({ ratio: 1 });
});

test('the editor loads on demand, and edits can be run, survive a reload, and be reset', async ({
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
  await expect(editorOf(sample)).toContainText("sendText('안녕하세요')");
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => textOf(editorOf(sample))).toBe(greeting);
  await sample.getByRole('button', { name: '원래 코드로 되돌리기' }).click();
  const close = sample.getByRole('button', { name: '편집기 닫기' });
  // The second click of a double click does not close the editor.
  await close.dispatchEvent('click', { detail: 2 });
  await close.click();
  await expect(editButton(sample)).toBeFocused();
  await expect(editorOf(sample)).toHaveCount(0);
  await expect(sample.locator('pre').first()).toContainText("sendText('안녕하세요')");
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  expect((await linesOf(sample)).join()).toContain('user: 안녕하세요');
});

test('the editor is accessible, works with the keyboard, and completes SDK names', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = sampleOn(page);
  await editButton(sample).focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(sample)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  // The slash is a shortcut of the page, outside of text fields.
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
  // Tab moves the focus within two seconds after Escape, which may pass on a busy machine.
  await expect(async () => {
    await editorOf(sample).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(sample.getByRole('button', { name: '원래 코드로 되돌리기' })).toBeFocused({
      timeout: 1_000,
    });
  }).toPass();
});

test('a syntax error is underlined and named by its line, and a run reports its column too', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, 'const a = 1;\nconst b = ;\n');
  await expect(sample.locator('.cm-lintRange-error')).toBeVisible();
  const named = sample.getByRole('status').filter({ hasText: '구문이 잘못되었습니다.' });
  await expect(named).toHaveText('2번째 줄부터 구문이 잘못되었습니다.');
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('unreadable');
  await expect(
    sample.getByRole('status').filter({ hasText: '코드를 읽지 못했습니다.' }),
  ).toContainText('2:11');
  await editorOf(sample).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('const b = 2;\n');
  await expect(named).toHaveCount(0);
});
