import { openChat } from './openChat';
import { expect, test } from './test';

test('the button that is held records until the mouse is released, beside it too', async ({
  page,
}) => {
  const frame = await openChat(page);
  const state = frame.locator('#state');
  await frame.getByRole('button', { name: '누르고 말하기' }).hover();
  await page.mouse.down();
  await expect(state).toHaveText('recording');
  await frame.locator('p').first().hover();
  await expect(state).toHaveText('recording');
  await page.mouse.up();
  await expect(state).not.toHaveText('recording');
});

test('the space bar holds it too, and what was refused stays on the screen', async ({ page }) => {
  const frame = await openChat(page);
  const state = frame.locator('#state');
  await frame.getByRole('button', { name: '누르고 말하기' }).focus();
  await page.keyboard.down('Space');
  await expect(state).toHaveText('recording');
  await page.keyboard.up('Space');
  await expect(state).not.toHaveText('recording');
  await frame.locator(':root').evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.keyboard.press('Space');
  await expect(frame.getByRole('alert')).toContainText('microphone-denied');
  await expect(state).toHaveText('ready');
  await expect(frame.getByRole('alert')).toContainText('microphone-denied');
});
