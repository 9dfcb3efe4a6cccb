import { holdBack } from '../holdBack';
import { openPage } from '../openPage';
import { startApp } from '../startApp';
import { expect, test } from '../test';
import { openSearch, searchBox } from './openSearch';

test('closing the search box restores the focus', async ({ page }) => {
  await openPage(page, '/docs/introduction/');
  const { dialog, field } = searchBox(page);
  const link = page.getByRole('main').getByRole('link', { name: '시작하기' }).first();
  await link.focus();
  for (const keys of [['Escape'], ['Tab', 'Enter']]) {
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('following a result on the same page moves the focus to its heading', async ({ page }) => {
  await openPage(page, '/docs/introduction/');
  const { dialog, field, options } = searchBox(page);
  await page.getByRole('main').getByRole('link', { name: '시작하기' }).first().focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('버전, 크기, 라이선스');
  await expect(options.first()).toHaveAttribute('href', /\/docs\/introduction\/#size$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const heading = page.locator('#size');
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-search-arrival]')).toHaveCount(0);
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('link')).toBeFocused();
});

test('returning to a result by a reload or going back does not move the focus', async ({
  page,
}) => {
  const { options } = await openSearch(page);
  await page.keyboard.type('버전, 크기, 라이선스');
  await expect(options.first()).toHaveAttribute('href', /\/docs\/introduction\/#size$/);
  await page.keyboard.press('Enter');
  const heading = page.locator('#size');
  await expect(heading).toBeFocused();

  await page.reload();
  const link = page.getByRole('main').getByRole('link', { name: '시작하기' }).first();
  await link.focus();
  await startApp(page);
  await expect(link).toBeFocused();
  await expect(heading).not.toHaveAttribute('tabindex');

  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('시작하기');
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('시작하기');
  await expect(heading).not.toHaveAttribute('tabindex');
});

test('Ctrl K, ⌘ K and / open the search box, Escape closes it, and / is text inside it', async ({
  page,
}) => {
  await openPage(page, '/docs/introduction/');
  const { dialog, field } = searchBox(page);
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('/ reopens the search box before the next frame', async ({ page }) => {
  const { dialog, field } = await openSearch(page);
  await dialog.getByRole('button', { name: '닫기' }).evaluate((button: HTMLElement) => {
    button.click();
    const keys = { key: '/', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  await expect(dialog).toBeVisible();
  await expect(field).toBeFocused();
});

test('the search box reopens before its close event, and works when opened without the app', async ({
  page,
}) => {
  const { dialog, field, options } = await openSearch(page);
  await dialog.evaluate((box: HTMLDialogElement) => {
    box.close();
    const keys = { code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() =>
    document.querySelector<HTMLDialogElement>('dialog#search')?.showModal(),
  );
  await field.fill('녹음');
  await expect(options.first()).toBeVisible();
});

test('the search box is a combobox: arrows, Home and End select options, and their count is announced', async ({
  page,
}) => {
  const { field, options, selected, status } = await openSearch(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('녹음');
  await expect(status).toHaveText(/^검색 결과 \d+개$/);
  const count = await options.count();
  await expect(status).toHaveText(`검색 결과 ${count}개`);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = await field.getAttribute('aria-controls');
  await expect(page.locator(`#${list}[role="listbox"]`)).toBeVisible();

  const walk: [key: string, at: number][] = [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', count - 1],
    ['ArrowDown', 0],
    ['ArrowUp', count - 1],
    ['Home', 0],
  ];
  const ids = await options.evaluateAll((all) => all.map(({ id }) => id));
  await expect(field).toHaveAttribute('aria-activedescendant', ids[0] ?? '');
  for (const [key, at] of walk) {
    await page.keyboard.press(key);
    await expect(field).toHaveAttribute('aria-activedescendant', ids[at] ?? '');
    await expect(selected).toHaveId(ids[at] ?? '');
    await expect(selected).toBeInViewport();
    await expect(field).toBeFocused();
  }
});

test('Enter opens the selected section, highlights it and adds the query to the recent searches', async ({
  page,
}) => {
  const { dialog, field, options, selected } = await openSearch(page);
  await page.keyboard.type('토큰 만료');
  // The results of the whole query, not of its beginning.
  await expect(options.first()).toHaveAttribute('href', /\/authentication\/#expiry$/);
  await page.keyboard.press('ArrowDown');
  const target = (await selected.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-search-arrival]')).toHaveId(target.split('#')[1] ?? '');

  await page.keyboard.press('/');
  await dialog.getByRole('button', { name: '토큰 만료' }).click();
  await expect(field).toHaveValue('토큰 만료');
  await expect(field).toBeFocused();
  await expect(options.first()).toBeVisible();
  await field.fill('');
  await dialog.getByRole('button', { name: '최근 검색 지우기' }).click();
  await expect(dialog.getByRole('heading')).toHaveText(['추천 검색']);
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(options.first()).toBeVisible();
});

test('results stay unchanged after an arrow key when the rest of the index arrives', async ({
  page,
}) => {
  const { options, selected } = await openSearch(page);
  const rest = await holdBack(page, '**/assets/search/**', async () => (await options.count()) > 0);
  const listed = (): Promise<(string | null)[]> =>
    options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  await page.keyboard.type('토큰 만료');
  await rest.isAsked;
  // Results of an unfinished query would be replaced in any case.
  await expect(options.locator('mark').filter({ hasText: '만료' }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const before = await listed();
  await rest.release();
  await page.waitForLoadState('networkidle');
  expect(await listed()).toEqual(before);
  await expect(selected).toHaveAttribute('href', before[1] ?? '');
});

test('text typed before an arrow key is still searched when the rest of the index arrives', async ({
  page,
}) => {
  const { options } = await openSearch(page);
  const rest = await holdBack(page, '**/assets/search/**', async () => (await options.count()) > 0);
  await page.keyboard.type('연결');
  await expect(options.first()).toBeVisible();
  await page.keyboard.type(' disconnect');
  await page.keyboard.press('ArrowDown');
  await rest.release();
  await expect(options.locator('mark').filter({ hasText: 'disconnect' }).first()).toBeVisible();
});

test('Enter pressed before results arrive opens the first one, for the latest query only', async ({
  page,
}) => {
  const index = await holdBack(page, '**/search/index.json');
  const { field, options } = await openSearch(page);
  await field.fill('connect');
  await page.keyboard.press('Enter');
  await field.fill('microphone-denied');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await index.release();
  await expect(page).toHaveURL(/\/docs\/troubleshooting\/#microphone-denied$/);
});
