import { expect, test } from '../test';
import { connect, isFirst, mark, press, start } from './turning';

test('the search key is answered that is pressed while the rest of a page is put in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => frames.push(act);
    Object.assign(window, {
      drawAgain() {
        window.requestAnimationFrame = draw;
        frames.forEach((act) => draw(act));
      },
    });
  });
  await page.goto(start);
  await mark(page);
  await press(page, connect);
  const title = () => page.evaluate(() => document.querySelector('h1')?.textContent);
  await expect.poll(title).toContain('connect');
  await page.keyboard.press('/');
  await page.keyboard.type('tts');
  await page.evaluate(() => (window as unknown as { drawAgain(): void }).drawAgain());
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('tts');
  expect(await isFirst(page)).toBe(true);
});
