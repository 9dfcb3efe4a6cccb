import { openPage } from '../openPage';
import { expect, test } from '../test';
import { openSearch, searchBox } from './openSearch';

test.describe('when the index fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test('the search box shows an alert, and finds results after a retry', async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.abort());
    const { dialog, field, options } = await openSearch(page);
    await field.fill('녹음');
    await expect(dialog.getByRole('alert')).toContainText('검색을 불러오지 못했습니다.');
    await page.unroute('**/search/index.json');
    await dialog.getByRole('button', { name: '다시 시도' }).click();
    await expect(options.first()).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeHidden();
  });
});

const withoutWorker: [name: string, script: () => void][] = [
  ['Worker is missing', () => Reflect.deleteProperty(window, 'Worker')],
  [
    'Worker throws',
    () =>
      (window.Worker = class extends EventTarget {
        constructor() {
          super();
          throw new DOMException('refused', 'SecurityError');
        }
      } as unknown as typeof Worker),
  ],
];

for (const [name, script] of withoutWorker) {
  test(`the search runs on the main thread when ${name}`, async ({ page }) => {
    await page.addInitScript(script);
    const { field, options } = await openSearch(page);
    await field.fill('녹음');
    await expect(options.locator('mark').filter({ hasText: '녹음' }).first()).toBeVisible();
  });
}

const storages: [name: string, script: () => void][] = [
  ['holds garbage', () => localStorage.setItem('search.recent.ko', '[{"a":1},7,"')],
  [
    'is full',
    () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('search')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  ],
  [
    'throws',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
];

for (const [name, script] of storages) {
  test.describe(() => {
    test.use({
      expectedMessages: /^console\.warning: Docusaurus browser storage is not available/,
    });

    test(`the search box works without recent searches when storage ${name}`, async ({ page }) => {
      await page.addInitScript(script);
      await openPage(page, '/');
      const { dialog, field, options } = searchBox(page);
      await page.keyboard.press('/');
      await expect(dialog.getByRole('heading')).toHaveText(['추천 검색']);
      await field.fill('녹음');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('when the search script fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED|ChunkLoadError/ });

  test('the box shows an alert, restores the focus on Escape, and searches the typed text after a retry', async ({
    page,
  }) => {
    const broken = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;
    await openPage(page, '/docs/introduction/');
    await page.route(broken, (route) => route.abort());
    const reading = page.locator('article a').first();
    await reading.focus();
    await page.keyboard.press('/');
    await page.keyboard.type('녹음');
    const { dialog, field, options } = searchBox(page);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('검색을 불러오지 못했습니다.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(reading).toBeFocused();

    await page.keyboard.press('/');
    await page.keyboard.type('녹음');
    await page.unroute(broken);
    await alert.getByRole('button', { name: '다시 시도' }).click();
    await expect(options.first()).toBeVisible();
    await expect(field).toHaveValue('녹음');
  });
});
