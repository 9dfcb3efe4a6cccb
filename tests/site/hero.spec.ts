import type { Page } from '@playwright/test';
import { expect, test } from './test';

const homes = [
  { path: '/', language: 'ko' as const, hello: '안녕하세요', answer: /[가-힣]{2}/, run: '실행' },
  { path: '/en/', language: 'en' as const, hello: 'Hello', answer: /[A-Za-z]{2}/, run: 'Run' },
];
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The agent, her message and the field below. */
const heroOf = (page: Page) => page.locator('main > section');
const faces = (page: Page) => page.locator('main svg[viewBox="0 0 160 160"]');

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, hello, answer, run } of homes) {
      test(`the face on ${path} is large and in view on load`, async ({ page }) => {
        await page.goto(path);
        await expect(faces(page)).toHaveCount(1);
        await expect(faces(page)).toBeInViewport({ ratio: 1 });
        const box = await faces(page).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(260);
      });

      test(`the face on ${path} shows the answer when the sample runs`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('button', { name: run, exact: true }).click();
        const caption = heroOf(page).locator('p').nth(1);
        await expect(caption).toHaveText(answer);
        await expect(faces(page)).toHaveCount(1);
        // It has ended, and a new one starts with one press.
        await expect(heroOf(page).getByRole('link')).toHaveAttribute('href', /getting-started/);
        await expect(faces(page)).toHaveAttribute('data-state', 'ready');
      });

      test(`a message to the face on ${path} is answered, and both appear once in the log`, async ({
        page,
      }) => {
        await page.goto(path);
        const field = page.getByRole('textbox');
        await field.fill(hello);
        await field.press('Enter');
        const log = heroOf(page).getByRole('log').locator('p');
        await expect(log).toHaveCount(2);
        await expect(log.first()).toContainText(hello);
        await expect(log.last()).toContainText(answer);
        await expect(field).toHaveValue('');
        await expect(faces(page)).toHaveCount(1);
      });
    }
  });
}

const starters = {
  ko: ['무료인가요?', '버튼 없이 말하기', '소리가 안 나요'],
  en: ['Is it free?', 'Talk hands-free', 'No sound'],
};

for (const { path, language } of homes) {
  test(`each suggested question on ${path} is answered from the docs`, async ({ page }) => {
    await page.goto(path);
    const hero = heroOf(page);
    for (const [at, starter] of starters[language].entries()) {
      await hero.getByRole('button', { name: starter, exact: true }).click();
      const log = hero.getByRole('log').locator('p');
      await expect(log).toHaveCount(2 * (at + 1));
      await expect(log.nth(2 * at)).toContainText(starter);
      await expect(hero.locator('[data-quoting]')).toContainText(starter);
      await expect(hero.getByRole('link').first()).toHaveAttribute('href', /#/);
    }
  });
}

test('on a phone on its side her face, her words and the field are in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/en/');
  const hero = heroOf(page);
  for (const part of [faces(page), hero.getByText('Hi. Ask me'), hero.getByRole('textbox')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('nothing below her answer moves when the sample is over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const hero = heroOf(page);
  const height = () => hero.evaluate((element) => element.getBoundingClientRect().height);
  await expect(hero.locator('[data-state="speaking"]').first()).toBeVisible();
  await expect(hero.getByRole('link')).toHaveCount(0);
  const before = await height();
  await expect(hero.getByRole('link')).toBeVisible();
  expect(await height()).toBe(before);
});

test('sending a message stops the sample, and running the sample clears the conversation', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  const field = page.getByRole('textbox');
  await field.fill('Thanks');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect(heroOf(page)).toContainText('You are welcome');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(heroOf(page)).not.toContainText('You are welcome');
});

test('the face is sorry about a question without an answer, until the next one', async ({
  page,
}) => {
  await page.goto('/en/');
  const field = page.getByRole('textbox');
  await field.fill('How do I cook pasta?');
  await field.press('Enter');
  await expect(heroOf(page).getByText('I found no answer in the docs.').first()).toBeVisible();
  await expect(faces(page)).toHaveAttribute('data-emotion', 'sorry');
  await field.fill('Is it free?');
  await field.press('Enter');
  await expect(heroOf(page).locator('blockquote')).toContainText('Apache-2.0');
  await expect(faces(page)).toHaveAttribute('data-emotion', 'calm');
});

test('the face is sorry about a sample that failed, and shows that its session is over', async ({
  page,
}) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const hero = heroOf(page);
  await expect(hero.getByRole('link')).toBeVisible();
  // Cut off in the middle of an answer.
  await page.locator('[data-live] select').first().selectOption('connection-lost');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(hero.getByText("The sample didn't finish.")).toBeVisible();
  await expect(faces(page)).toHaveAttribute('data-emotion', 'sorry');
  await expect(faces(page)).toHaveAttribute('data-state', 'disconnected');
  await expect(hero.locator('code')).toHaveText('disconnected');
});

test('a button stops what the face says', async ({ page }) => {
  await page.goto('/en/');
  await page.getByRole('button', { name: 'No sound' }).click();
  const stop = heroOf(page).getByRole('button', { name: 'Stop speaking' });
  await expect(faces(page)).toHaveAttribute('data-state', 'speaking');
  await stop.click();
  await expect(faces(page)).toHaveAttribute('data-state', 'ready');
  await expect(stop).toBeHidden();
});
