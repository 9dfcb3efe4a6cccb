import { findViolations } from '../findViolations';
import { expect, test } from '../test';
import { openSearch } from './openSearch';

test('the search box has no accessibility violation: empty, with and without results, light and dark', async ({
  page,
}) => {
  const { field, options, status } = await openSearch(page);
  const found: string[] = [];
  const examine = async (name: string) => {
    for (const mode of ['light', 'dark']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, mode);
      for (const violation of await findViolations(page, 'dialog')) {
        found.push(`${name} ${mode} ${violation}`);
      }
    }
  };
  await examine('empty');
  await field.fill('tkdxo');
  await expect(options.first()).toBeVisible();
  await examine('results');
  await field.fill('zzzqq');
  await expect(status).toHaveText('검색 결과가 없습니다');
  await examine('nothing');
  expect(found).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search box fills the screen, closes by its button and follows a tapped result', async ({
    page,
  }) => {
    const { dialog, field, options, status } = await openSearch(page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await dialog.getByRole('button', { name: '닫기' }).tap();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: '문서 검색' }).tap();
    await field.fill('녹음');
    await expect(status).toHaveText(/\d/);
    const small = await dialog
      .getByRole('option')
      .or(dialog.getByRole('button'))
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    const target = (await options.nth(1).getAttribute('href')) ?? '';
    await options.nth(1).tap();
    await expect(page).toHaveURL(target);
    await expect(dialog).toBeHidden();
  });
});
