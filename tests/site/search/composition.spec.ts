import type { CDPSession } from '@playwright/test';
import { expect, test } from '../test';
import { openSearch } from './openSearch';

const compose = (session: CDPSession, text: string) =>
  session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

const press = async (session: CDPSession, key: string, code: number) => {
  const event = { key, code: key, windowsVirtualKeyCode: code };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
};

test('a composition is searched as it changes, and keys pressed during it do not act on the search box', async ({
  page,
}) => {
  const { dialog, field, options, selected } = await openSearch(page);
  const session = await page.context().newCDPSession(page);
  for (const text of ['ㄴ', '노', '녹', '녹ㅇ', '녹으', '녹음']) {
    await compose(session, text);
    await expect(field).toHaveValue(text);
  }
  await expect(options.locator('mark').filter({ hasText: '녹음' }).first()).toBeVisible();
  const first = await selected.getAttribute('id');
  for (const [key, code] of [
    ['ArrowDown', 40],
    ['End', 35],
    ['Enter', 13],
    ['Escape', 27],
    ['Process', 229],
  ] as const) {
    await press(session, key, code);
    await expect(dialog).toBeVisible();
    await expect(selected).toHaveId(first ?? '');
    await expect(field).toHaveValue('녹음');
  }
  await session.send('Input.insertText', { text: '녹음' });
  await expect(field).toHaveValue('녹음');
  await expect(page).toHaveURL('/docs/introduction/');
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveId((await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL('/docs/introduction/');
});

test('input of an Android keyboard, which composes everything and sends no key names, is searched', async ({
  page,
}) => {
  const { field, options, status } = await openSearch(page);
  const session = await page.context().newCDPSession(page);
  for (const text of ['s', 'se', 'send', 'sendTe']) {
    await press(session, 'Unidentified', 229);
    await compose(session, text);
  }
  await expect(options.first()).toHaveAttribute('href', '/docs/api/send-text/');
  await session.send('Input.insertText', { text: 'sendT' });
  await press(session, 'Unidentified', 229);
  await session.send('Input.insertText', { text: 'ts' });
  await expect(field).toHaveValue('sendTts');
  await expect(options.first()).toHaveAttribute('href', '/docs/api/send-tts/');
  await expect(status).toHaveText(/\d/);
});

test('a key sent after the composition it ended, as in Safari, neither opens a result nor closes the box', async ({
  page,
}) => {
  const { dialog, field, selected } = await openSearch(page);
  const session = await page.context().newCDPSession(page);
  const endBy = async (key: string, act: () => Promise<unknown>) => {
    await compose(session, '녹음');
    await session.send('Input.insertText', { text: '녹음' });
    await expect(selected).toBeVisible();
    const event = { key, code: key, windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await act();
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };
  await endBy('Enter', () =>
    field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit()),
  );
  await expect(field).toHaveValue('녹음');
  await endBy('Escape', () => dialog.dispatchEvent('cancel'));
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/docs/introduction/');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('a second Escape closes the search box after the first ended a composition', async ({
  page,
}) => {
  const { dialog, field } = await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await compose(session, '녹');
  await press(session, 'Escape', 27);
  await session.send('Input.insertText', { text: '녹' });
  await expect(field).toHaveValue('녹');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
});
