import { openPage } from './openPage';
import { expect, test } from './test';

test('no labels of the state diagram overlap', async ({ page }) => {
  await openPage(page, '/en/docs/api/actions/');
  const texts = page.locator('figure svg text');
  await expect(texts.first()).toBeVisible();
  const boxes = await texts.evaluateAll((all) =>
    all.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return { words: text.textContent, left, right, top, bottom };
    }),
  );
  expect(boxes.length).toBeGreaterThan(20);
  const overlaps = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .map((other) => `${one.words} / ${other.words}`),
  );
  expect(overlaps).toEqual([]);
});
