import { openChat } from './openChat';
import { expect, test } from './test';

test('holding the button records until the mouse is released, even outside the button', async ({
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

test('holding the space bar records too, and a permission error stays visible', async ({
  page,
}) => {
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
