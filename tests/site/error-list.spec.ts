import { errors } from 'product-sdk/reference';
import { openPage } from './openPage';
import { expect, test } from './test';

const path = '/docs/troubleshooting/';

test('the hash of an error code opens its entry, before and after the app starts', async ({
  page,
}) => {
  await page.goto(`${path}#token-invalid`);
  const entry = page.locator('[data-reproduces="token-invalid"]');
  await expect(entry.getByText('해결 방법')).toBeVisible();
  await expect(entry.getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Shift');
  await expect(entry.locator('details')).toHaveAttribute('open');
  const other = page.locator('[data-reproduces="queue-full"]');
  await expect(other.getByText('해결 방법')).toBeHidden();
  // It can be closed as usual.
  await entry.locator('summary').click();
  await expect(entry.getByText('해결 방법')).toBeHidden();
});

test('the search field filters errors by code or cause', async ({ page }) => {
  await openPage(page, path);
  const shown = page.locator('[data-reproduces]:visible');
  await expect(shown).toHaveCount(errors.length);
  const field = page.getByRole('searchbox', { name: '오류 코드 찾기' });
  await field.fill('TOKEN-');
  await expect(shown).toHaveCount(errors.filter(({ code }) => code.includes('token-')).length);
  await expect(page.getByRole('status').filter({ hasText: '오류 코드 3개' })).toBeVisible();
  await field.fill('만료');
  await expect(shown.first()).toHaveAttribute('data-reproduces', 'token-expired');
  await field.fill('');
  await expect(shown).toHaveCount(errors.length);
});

test('a link to an error that the filter hides shows it', async ({ page }) => {
  await openPage(page, path);
  const field = page.getByRole('searchbox', { name: '오류 코드 찾기' });
  await field.fill('token-');
  const entry = page.locator('[data-reproduces="microphone-denied"]');
  await expect(entry).toBeHidden();
  await page.getByRole('link', { name: 'microphone-denied', exact: true }).first().click();
  await expect(entry.getByRole('heading')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('groups without a match have no heading, and a link to one shows it', async ({ page }) => {
  await openPage(page, path);
  const headings = page.locator('h2[id$="-errors"]:visible');
  await expect(headings).toHaveCount(5);
  const field = page.getByRole('searchbox', { name: '오류 코드 찾기' });
  await field.fill('token-');
  await expect(headings).toHaveText([/^인증 오류 코드/]);
  await field.fill('no such error');
  await expect(headings).toHaveCount(0);
  await page.locator('.table-of-contents a[href="#microphone-errors"]').first().click();
  await expect(page.locator('#microphone-errors')).toBeInViewport();
  await expect(headings).toHaveCount(5);
});

test('no mark covers the code of an error on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, path);
  const covered = await page.locator('[data-reproduces] summary').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const code = row.querySelector('h3 code')?.getClientRects() ?? [];
      const marks = [...row.querySelectorAll(':scope > span')].map((mark) =>
        mark.getBoundingClientRect(),
      );
      const isCovered = [...code].some((line) =>
        marks.some(
          (mark) =>
            mark.width > 0 &&
            mark.left < line.right &&
            mark.right > line.left &&
            mark.top < line.bottom - 1 &&
            mark.bottom > line.top + 1,
        ),
      );
      return isCovered ? [row.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('errors on a phone are low rows with buttons of at least 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, path);
  const rows = page.locator('[data-reproduces]');
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(60);
  const button = await rows.first().getByRole('button', { name: '재현하기' }).boundingBox();
  expect(button?.width).toBeGreaterThanOrEqual(44);
  expect(button?.height).toBeGreaterThanOrEqual(44);
});
