import { openPage } from '../site/openPage';
import { editorOf, sampleOn, write } from './editor/editor';
import { linesOf, outcomeOf, runButton } from './runSample';
import { expect, test } from './test';

test('printed lines are announced by a live region, except those that repeat the conversation', async ({
  page,
}) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = sampleOn(page);
  await runButton(sample).hover();
  const printed = sample.locator('[role="log"]').nth(1);
  // Content that a live region has from the start is not announced.
  await expect(printed).toBeEmpty();
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  await expect(sample.getByRole('log', { name: '콘솔' }).locator('div')).toHaveCount(2);
  await expect(printed.locator('[aria-live="off"]')).toHaveText(/^안녕하세요\. /);
  await expect(printed.locator('div:not([aria-live])')).toHaveText(/^user: 안녕하세요/);
});

test('an error is announced even after the limit of announced lines', async ({ page }) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = await write(
    page,
    'for (let line = 1; line <= 11; line += 1) console.log(line);\nconsole.error("failed");',
  );
  await runButton(sample).click();
  await expect.poll(async () => (await linesOf(sample)).length).toBe(12);
  await expect(sample.locator('[data-level][aria-live="off"]')).toHaveText('11');
});

test('further output is announced once, when the limit of announced lines is exceeded', async ({
  page,
}) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = await write(page, 'for (let line = 1; line <= 10; line += 1) console.log(line);');
  const moreOutput = sample.getByRole('status').filter({ hasText: '출력이 더 있습니다.' });
  await runButton(sample).click();
  await expect.poll(async () => (await linesOf(sample)).length).toBe(10);
  await expect(moreOutput).toHaveCount(0);
  await editorOf(sample).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nconsole.log(11);');
  await runButton(sample).click();
  await expect(moreOutput).toHaveCount(1);
});

test('further output is announced when only errors are printed, too', async ({ page }) => {
  await openPage(page, '/docs/api/send-text/');
  const sample = await write(page, 'for (let line = 0; line < 61; line += 1) console.error(line);');
  await runButton(sample).click();
  await expect.poll(async () => (await linesOf(sample)).length).toBe(61);
  await expect(sample.locator('[data-level][aria-live="off"]')).toHaveCount(1);
  await expect(sample.getByRole('status').filter({ hasText: '출력이 더 있습니다.' })).toHaveCount(
    1,
  );
});
