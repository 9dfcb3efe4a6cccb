import { expect, test } from '../test';
import { startApp } from '../startApp';
import { openSearch, searchBox } from './openSearch';

test('results are grouped by page and highlight matches for initials, typos and transliterations', async ({
  page,
}) => {
  const { dialog, field, options } = await openSearch(page);
  await field.fill('연결');
  const group = dialog.getByRole('group', { name: 'connect', exact: true });
  await expect(group.getByRole('option').first()).toHaveAttribute(
    'href',
    /^\/docs\/api\/connect\//,
  );
  expect(await options.count()).toBeGreaterThan(await group.getByRole('option').count());

  const marked: [typed: string, page: string, mark: string][] = [
    ['ㅁㅈ ㅎㄱ', '문제 해결', '문제 해결'],
    ['인증을', '인증', '인증'],
    ['환경 설저', '환경 설정', '설정'],
    ['sendtext', 'sendText', 'sendText'],
    ['샌드텍스트', 'sendText', 'sendText'],
  ];
  for (const [typed, title, mark] of marked) {
    await field.fill(typed);
    const first = options.first();
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName(title);
    await expect(first.locator('mark').last()).toHaveText(mark);
  }
});

test('a query typed in the wrong keyboard layout is converted, with a button to search it unchanged', async ({
  page,
}) => {
  const { dialog, field, options, status } = await openSearch(page);
  await page.keyboard.type('tkdxo');
  await expect(dialog.getByText('‘상태’ 검색 결과입니다.')).toBeVisible();
  await expect(options.first()).toBeVisible();
  await dialog.getByRole('button', { name: '‘tkdxo’ 그대로 검색' }).click();
  await expect(status).toHaveText('검색 결과가 없습니다');
  await expect(field).toHaveValue('tkdxo');
  await expect(field).toBeFocused();
});

test('no results show the escaped query and tips, or results in the other language', async ({
  page,
}) => {
  const { dialog, field, status, options } = await openSearch(page, '/en/docs/introduction/');
  await field.fill('<zzzqq onqqzz="">');
  await expect(dialog.getByText('‘<zzzqq onqqzz="">’')).toBeVisible();
  await expect(dialog.locator('zzzqq')).toHaveCount(0);
  await expect(status).toHaveText('No results');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Try fewer or shorter words.');
  await field.fill('시킬');
  await expect(dialog.getByText('Found in the docs in 한국어.')).toBeVisible();
  await expect(options.first()).toHaveAttribute('href', /^\/docs\//);
  await expect(options.first()).toHaveAttribute('lang', 'ko');
});

test('?q= opens the search box with results, and closing it removes the query from the URL', async ({
  page,
}) => {
  await page.goto('/?q=%EB%A7%88%EC%9D%B4%ED%81%AC');
  const { dialog, field, options } = searchBox(page);
  await expect(field).toHaveValue('마이크');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  const description = await page.locator('link[rel="search"]').getAttribute('href');
  const response = await page.request.get(description ?? '');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const template = /template="([^"]+)\{searchTerms\}"/.exec(await response.text())?.[1] ?? '';
  expect(new URL(template).search).toBe('?q=');
});

test.describe('the not-found page', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  for (const when of ['before the app starts', 'after the app starts'] as const) {
    test(`searches for the words of its address when clicked ${when}`, async ({ page }) => {
      await page.goto('/en/docs/send-text.html');
      if (when === 'after the app starts') await startApp(page);
      await page.getByRole('main').getByRole('button', { name: 'Search the docs' }).click();
      const { field, dialog, options } = searchBox(page);
      await expect(field).toHaveValue('send text');
      await expect(options.first()).toHaveAttribute('href', /^\/en\/docs\/api\/send-text\//);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/en/docs/send-text.html');
    });
  }
});
