import { openPage } from '../../site/openPage';
import { linesOf, outcomeOf, runButton, stopButton } from '../runSample';
import { expect, test } from '../test';
import { openEditor, path, write } from './editor';

test.use({ expectedMessages: /Ignored call to 'alert/ });

const unawaited = `import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, sendText } = agent.actions;
void connect().then(() => sendText('Hello')).then(() => alert('replied'));
console.table([agent.state]);`;

test('an edited sample runs while its agent is busy, and a blocked dialog is reported', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, unawaited);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  expect(await linesOf(sample)).toEqual(['["connecting"]', expect.stringContaining('alert()')]);
});

const uncaught = `import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken, reconnect: false });
void agent.actions.connect();
if (agent.state === 'ready') await agent.actions.sendText('Hello');`;

test('an uncaught error of the selected problem is explained, and not reported as absent', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, uncaught);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  const ending = sample.locator('[data-outcome]');
  await sample.getByRole('combobox').selectOption('rate-limited');
  await runButton(sample).click();
  await expect(ending).toContainText('처리되지 않은 오류는 없었습니다');
  await sample.getByRole('combobox').selectOption('token-fetch-failed');
  await runButton(sample).click();
  await expect(sample.getByText('해결 방법')).toBeVisible();
  await expect(ending).toHaveText(/^끝났습니다\. [\d.]+초 걸렸습니다\.$/);
});

test('code that takes a parser too long is rejected, and does not freeze the page', async ({
  page,
}) => {
  await openPage(page, path);
  const sample = await write(page, `${'<a>('.repeat(30)}1${')'.repeat(30)}`);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('overlong');
  const advice = '코드를 짧게 줄인 다음';
  await expect(sample.getByRole('status').filter({ hasText: advice })).toBeVisible();
  await sample.getByRole('button', { name: 'HTML 파일로 받기' }).click();
  await expect(sample.getByText(`${advice} 다시 받으세요.`)).toBeVisible();
  await runButton(sample).click();
  await stopButton(sample).click();
  expect(await outcomeOf(sample)).toBe('stopped');
});

test('the sample of the home page runs after an edit', async ({ page }) => {
  await openPage(page, '/');
  const sample = page.locator('[data-sample="introduction/first-talk.ts"]');
  await openEditor(sample);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText("\nconsole.log('edited');");
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  await expect(page.getByText('edited', { exact: true })).toBeAttached();
});
