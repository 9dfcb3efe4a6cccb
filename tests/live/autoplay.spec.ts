import { openPage } from '../site/openPage';
import { expect, test } from '../site/test';
import { linesOf, outcomeOf, runButton } from './runSample';

test('with autoplay blocked, a sample finishes once its unmute button is pressed', async ({
  page,
}) => {
  await openPage(page, '/docs/api/send-tts/');
  const sample = page.locator('[data-sample="api/send-tts-autoplay.ts"]');
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  await sample.getByRole('combobox').selectOption('자동 재생 차단');
  await runButton(sample).click();
  await sample.frameLocator('iframe').getByRole('button', { name: '소리 켜기' }).press('Enter');
  expect(await outcomeOf(sample)).toBe('done');
  // The frame with the focus was removed.
  await expect(runButton(sample)).toBeFocused();
  expect(await linesOf(sample)).toEqual(['true']);
});
