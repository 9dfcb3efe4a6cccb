import { errors } from 'product-sdk/reference';
import { openPage } from '../site/openPage';
import { outcomeOf } from './runSample';
import { expect, test } from './test';

test.describe.configure({ timeout: 120_000 });

test('every error can be reproduced by its button, which shows code and message', async ({
  page,
}) => {
  await openPage(page, '/docs/troubleshooting/');
  const codes = errors.map(({ code }) => code);
  const entryOf = (code: string) => page.locator(`[data-reproduces="${code}"]`);
  for (const code of codes) {
    await entryOf(code).getByRole('button', { name: '재현하기' }).press('Enter');
  }
  const shown: Record<string, string> = {};
  for (const code of codes) {
    await outcomeOf(entryOf(code));
    shown[code] = await entryOf(code).locator('[data-outcome] code').first().innerText();
  }
  await expect(entryOf('aborted').locator('pre .k').first()).toHaveText('import');
  const shownCodes = Object.values(shown).map(
    (message) => /^AgentError: ([^:]*)/.exec(message)?.[1],
  );
  expect(shownCodes).toEqual(codes);
  expect(shown['invalid-options']).toMatch(/^AgentError: invalid-options: \w/);
});

test('a problem selected for a sample shows its error, explanation and troubleshooting link', async ({
  page,
}) => {
  await openPage(page, '/en/docs/api/send-text/');
  const sample = page.locator('[data-live]').first();
  await sample.getByRole('button', { name: 'Run' }).click();
  expect(await outcomeOf(sample)).toBe('done');
  const ending = await sample.locator('[data-outcome]').innerText();
  await sample.getByRole('combobox').selectOption('rate-limited');
  const hint = sample.getByText('Click Run to run it this way.');
  await expect(hint).toBeVisible();
  // Beside the choice, where the reader looks, and not below everything the run has reported.
  const [choice, told] = await Promise.all([
    sample.getByRole('combobox').boundingBox(),
    hint.boundingBox(),
  ]);
  expect(Math.abs((told?.y ?? Infinity) - (choice?.y ?? 0))).toBeLessThan(64);
  await expect(sample.locator('[data-outcome]')).toHaveText(ending);
  await sample.getByRole('button', { name: 'Run' }).click();
  await expect(hint).toBeHidden();
  await expect(sample.getByRole('status').filter({ hasText: 'rate-limited' })).toBeVisible();
  await expect(sample.getByText(/^More requests were sent/)).toBeVisible();
  await sample.getByRole('link', { name: 'See it in Troubleshooting' }).click();
  await expect(page).toHaveURL(/\/en\/docs\/troubleshooting\/#rate-limited$/);
});
