import { encodeText } from '../../../website/src/components/SampleEditor/shareLink';
import { findViolations } from '../../site/findViolations';
import { openPage } from '../../site/openPage';
import { startApp } from '../../site/startApp';
import { words } from '../../site/words';
import { expect, test } from '../test';
import { editorOf, greeting, name, path, sampleOn, textOf, write } from './editor';

test('a shared link opens the edited code in another browser without running it', async ({
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
  const when = hasApp ? 'after hydration' : 'before hydration';
  test(`a shared link opens in a tab that already shows its page, ${when}`, async ({ page }) => {
    await page.goto(path);
    if (hasApp) await startApp(page);
    await page.goto(`${path}#edit=${name}&text=${await encodeText(greeting)}`);
    await expect(editorOf(sampleOn(page))).toContainText('안녕하세요 👋');
    await expect(sampleOn(page)).toBeInViewport();
  });
}

test('edits to a shared text are kept when the language changes', async ({ page }) => {
  await page.goto(`${path}#edit=${name}&text=${await encodeText(greeting)}`);
  const editor = editorOf(sampleOn(page));
  await expect(editor).toContainText('안녕하세요 👋');
  await editor.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// mine\n');
  await page.getByRole('button', { name: words.ko.languages }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en${path}`);
  await startApp(page);
  await expect(editor).toContainText('// mine');
});

test('a truncated link, or one to an unknown sample, shows a notice and the original', async ({
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
