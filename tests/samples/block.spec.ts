import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { localizeSample } from 'runnable-samples';
import { samples, samplesFolder } from '../../website/config/samples';
import type { Locale } from '../../website/brand';
import { openPage } from '../site/openPage';

const sample = 'usage/typescript/errors.ts';

/** The block's labels in a language. */
function sourceIn(locale: Locale): string {
  const source = readFileSync(path.join(samplesFolder, sample), 'utf8').trimEnd();
  return localizeSample(source, samples.strings(locale));
}

const address = '/docs/usage/typescript/';

const words = {
  '': {
    copy: '코드 복사',
    copied: '복사했습니다',
    wrap: '줄 바꿈',
    name: 'errors.ts, TypeScript 코드',
  },
  '/en': {
    copy: 'Copy code',
    copied: 'Copied',
    wrap: 'Wrap lines',
    name: 'errors.ts, TypeScript code',
  },
};

const blockOn = (page: Page): Locator => page.locator(`[data-sample="${sample}"]`).first();

/** The labels of a block, including those for screen readers. */
const announcement = (page: Page, words: string): Locator =>
  blockOn(page).getByRole('status').filter({ hasText: words });

/** What pasting now inserts. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  return page.locator('body > textarea').inputValue();
}

for (const [prefix, { copy, copied, wrap, name }] of Object.entries(words)) {
  test(`${prefix || '/'}: the copy button copies the code and announces it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, prefix + address);
    await blockOn(page).getByRole('button', { name: copy }).click();
    await expect(announcement(page, copied)).toHaveCount(1);
    expect(await paste(page)).toBe(sourceIn(prefix ? 'en' : 'ko'));
  });

  test(`${prefix || '/'}: the wrap button toggles line wrapping`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, prefix + address);
    const code = blockOn(page).getByRole('group', { name, exact: true });
    const overflows = () => code.evaluate((it) => it.scrollWidth > it.clientWidth);
    const button = blockOn(page).getByRole('button', { name: wrap });
    expect(await overflows()).toBe(true);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await overflows()).toBe(false);
    await button.click();
    expect(await overflows()).toBe(true);
  });
}

for (const width of [1024, 1280]) {
  test(`the wrap button is shown exactly for blocks that overflow, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/docs/api/connect/', '/docs/troubleshooting/']) {
      await page.goto(path);
      const buttons = page.getByRole('button', { name: words[''].wrap, includeHidden: true });
      await expect(buttons).not.toHaveCount(0);
      const wrong = await buttons.evaluateAll((all) =>
        all
          .map((button) => ({ button, block: button.closest<HTMLElement>('[data-sample]') }))
          .filter(({ button, block }) => {
            const { scrollWidth, clientWidth } = block?.querySelector('pre') ?? document.body;
            return button.getClientRects().length > 0 !== scrollWidth > clientWidth;
          })
          .map(({ block }) => block?.dataset.sample),
      );
      expect(wrong).toEqual([]);
    }
  });
}

/** What a page says about its samples, once, at its end; nothing while a record is outdated. */
const verifications = {
  '': (version: string, date: string) =>
    `이 페이지의 예제는 모두 SDK ${version}에서 확인 · ${date}`,
  '/en': (version: string, date: string) =>
    `All samples on this page verified with SDK ${version} on ${date}`,
};

for (const [prefix, say] of Object.entries(verifications)) {
  test(`${prefix || '/'}: a page shows when its samples were verified, unless the record is outdated`, async ({
    page,
  }) => {
    await page.goto(prefix + address);
    const { verified } = samples.verificationOf(sample);
    const expected = verified ? [say(verified.version, verified.date)] : [];
    const proofTexts = page.locator('article p').filter({ has: page.locator('time') });
    expect(await proofTexts.allTextContents()).toEqual(expected);
  });
}

test('a block that was only checked says that it was not run', async ({ page }) => {
  await page.goto('/en/docs/webview-integration/');
  for (const name of ['AgentActivity.kt', 'AgentViewController.swift', 'agent_screen.dart']) {
    const block = page.locator(`[data-sample$="${name}"]`);
    await expect(block.getByText('Syntax checked only, not run')).toBeVisible();
  }
  await expect(page.getByText('Types checked only, not run')).toBeVisible();
});

test('focused code scrolls with the arrow keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, address);
  const code = blockOn(page).getByRole('group');
  await code.focus();
  await expect(code).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
});

test('the buttons of a block are at least 44 px in size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, address);
  for (const button of await page.locator('[data-sample] button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('code can be copied over plain http, without navigator.clipboard', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const rule = `--host-resolver-rules=MAP plain.test 127.0.0.1`;
  const args = [...(launchOptions.args ?? []), rule];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage();
  await openPage(
    page,
    String(baseURL).replace('localhost', 'plain.test').replace(/\/$/, '') + address,
  );
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
  await blockOn(page).getByRole('button', { name: '코드 복사' }).click();
  await expect(announcement(page, '복사했습니다')).toHaveCount(1);
  expect(await paste(page)).toBe(sourceIn('ko'));
  await browser.close();
});
