import type { Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { openPage } from './openPage';
import { expect, test } from './test';

const titles = { ko: ['물어보기', '문서에 물어보기'], en: ['Ask', 'Ask the docs'] } as const;

/** The panel with its face, the agent and the SDK. */
const mostBytes = 50_000;

/** Opens the panel on a page; asks, and returns the last answer. */
async function openAsk(page: Page, path: string) {
  await openPage(page, path);
  const [label, title] = titles[path.startsWith('/en/') ? 'en' : 'ko'];
  const button = page.getByRole('button', { name: label, exact: true });
  await button.click();
  const panel = page.getByRole('complementary', { name: title });
  const field = panel.getByRole('textbox');
  await field.waitFor();
  const asked = panel.locator('li[data-role=user]');
  const answers = panel.locator('li[data-role=agent]:not([aria-hidden])');
  async function ask(question: string) {
    const before = await asked.count();
    await field.fill(question);
    await field.press('Enter');
    await expect(asked).toHaveCount(before + 1);
    await expect(answers).toHaveCount(before + 1);
    return answers.last();
  }
  return { panel, field, button, ask };
}

const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('asked') ?? [])].map(String).join(' ').replaceAll('\u00a0', ' '),
  );

test('the files for opening the panel and answering stay within their budget, without the search', async ({
  page,
}) => {
  await openPage(page, '/en/docs/api/connect/');
  await page.waitForLoadState('networkidle');
  const sizes: Promise<[path: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/search/')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]));
  });
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Ask the docs' });
  await panel.getByRole('textbox').fill('What is the default of connectTimeoutMs?');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.locator('blockquote')).toContainText('10_000');
  const loaded = await Promise.all(sizes);
  const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes, loaded.join('\n')).toBeGreaterThan(10_000);
  expect(bytes, loaded.join('\n')).toBeLessThanOrEqual(mostBytes);
});

test('the panel loads the search only when opened, quotes the docs and shows the quoted section', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/en/docs/api/connect/');
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 240);
  const button = page.getByRole('button', { name: 'Ask', exact: true });
  await button.waitFor();
  expect(loaded.filter((url) => url.includes('/search/'))).toEqual([]);
  await button.click();
  const panel = page.getByRole('complementary', { name: 'Ask the docs' });
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('What is the default of connectTimeoutMs?');
  await field.press('Enter');
  await expect(panel.locator('blockquote')).toContainText('10_000');
  await panel.getByRole('button', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/api\/actions\/#options$/);
  await field.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('answers follow-up questions, pasted logs and comparisons, and quotes nothing for unknown topics', async ({
  page,
}) => {
  const { ask, panel } = await openAsk(page, '/docs/authentication/');
  await expect(await ask('connectTimeoutMs가 뭐예요?')).toContainText('연결 제한 시간');
  await expect(await ask('그럼 기본값은요?')).toContainText('10_000');
  const log = 'Uncaught (in promise) AgentError: text-too-long    at sendText (chat.js:12:5)';
  await expect((await ask(log)).getByRole('link')).toHaveText('문제 해결 › text-too-long');
  const compared = await ask('sendText와 sendTts의 차이');
  await expect(compared.locator('blockquote p')).toHaveText([/^sendText · /, /^sendTts · /]);
  const near = await ask('이 SDK를 팩스로 보내려면 음성은요?');
  await expect(near.locator('blockquote')).toHaveCount(0);
  await expect(near.getByRole('link')).toHaveCount(3);
  await expect((await ask('김치찌개 끓이는 법')).getByRole('link')).toHaveCount(0);
  // The end of the conversation stays in view after the answers grow.
  await expect(panel.locator('li').last()).toBeInViewport({ ratio: 1 });
});

test('“show me” highlights the quoted words, and “run it” runs the sample or says there is none', async ({
  page,
}) => {
  const { ask, field } = await openAsk(page, '/en/docs/authentication/');
  await ask('What is the longest text that sendTts takes?');
  await expect(await ask('show me')).toContainText('It is here.');
  await expect(page).toHaveURL(/api\/actions\/#limits$/);
  expect(await marked(page)).toContain('1,000 characters');
  await expect(field).toBeFocused();
  await expect(await ask('run it')).toContainText('The sample is running.');
  await expect(page.locator('[data-live]').first()).toContainText('Conversation');
  await ask('token-expired');
  await expect(await ask('run it')).toContainText('no sample to run');
});

test('“show me” on the home page opens the quoted page', async ({ page }) => {
  await openPage(page, '/');
  const field = page.getByRole('textbox', { name: '질문' });
  for (const words of ['토큰을 발급하는 토큰 서버', '보여 줘']) {
    await field.fill(words);
    await field.press('Enter');
    if (words !== '보여 줘') await page.locator('[data-quoting] a').first().waitFor();
  }
  await expect(page).toHaveURL(/docs\/.+/);
  await expect(page.locator('article h1')).toBeVisible();
});

for (const width of [390, 1280])
  test(`the panel works with a keyboard and a screen reader at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { ask, panel, button, field } = await openAsk(page, '/en/docs/api/connect/');
    await ask('What is the default of connectTimeoutMs?');
    const log = panel.getByRole('log');
    await expect(log.locator('li:not([aria-hidden])')).toHaveCount(2);
    await expect(log).toContainText('Agent: ');
    expect(await findViolations(page)).toEqual([]);
    const reached: (string | null)[] = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Shift+Tab');
      const name = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
      reached.push((await page.evaluate(name)) ?? null);
    }
    for (const name of ['Show me', 'Close', 'Turn sound on']) expect(reached).toContain(name);
    await field.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet opens without focusing its field, and closes to show the quoted text', async ({
    page,
  }) => {
    const { ask, panel, field, button } = await openAsk(page, '/docs/authentication/');
    await expect(field).not.toBeFocused();
    const answer = await ask('connectTimeoutMs가 뭐예요?');
    await answer.getByRole('button', { name: '보여 주기' }).tap();
    await expect(panel).toBeHidden();
    await expect(button).toBeVisible();
    await expect(page.locator('article :focus')).toContainText('연결 제한 시간');
    expect(await marked(page)).toContain('연결 제한 시간');
    await expect(
      page.getByRole('article').getByText('토큰을 받는 시간까지 포함한 연결 제한 시간'),
    ).toBeInViewport();
  });
});

test('“show me” scrolls without animation when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, how?: ScrollIntoViewOptions) {
      document.documentElement.dataset.scrolled = how?.behavior ?? '';
      scroll.call(this, how);
    };
  });
  const { ask } = await openAsk(page, '/docs/authentication/');
  await ask('connectTimeoutMs가 뭐예요?');
  await ask('보여 줘');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'auto');
});

test('turning the sound off stops speech at once and keeps the whole answer as text', async ({
  page,
}) => {
  await page.clock.install();
  const { panel, field } = await openAsk(page, '/en/docs/api/connect/');
  await panel.getByRole('button', { name: 'Turn sound on' }).click();
  await field.fill('The microphone is silent');
  await field.press('Enter');
  const speaking = panel.locator('[data-state="speaking"]');
  await expect(speaking).toBeVisible();
  // With the clock stopped, speech does not end by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await expect(speaking).toBeVisible();
  await panel.getByRole('button', { name: 'Turn sound off' }).click();
  await expect(speaking).toHaveCount(0);
  await page.clock.resume();
  const answers = panel.locator('li[data-role=agent]:not([aria-hidden])');
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('The recording contains no speech.');
});

test('beside the panel a sample is below its text, and the reader keeps the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/en/docs/api/connect/');
  const heading = page.locator('#errors');
  await heading.evaluate((element) => element.scrollIntoView());
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await topOf();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Ask the docs' });
  await expect(panel).toBeVisible();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
  const [text, sample] = await page
    .locator('.beside > :is(pre, [data-sample])')
    .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect()));
  expect(sample?.left).toBe(text?.left);
  expect(sample?.top).toBeGreaterThan(text?.bottom ?? Infinity);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2);
});

test('in a low window the greeting is read from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  const { panel } = await openAsk(page, '/en/docs/authentication/');
  await expect(panel.getByRole('listitem').getByRole('button')).toHaveCount(3);
  await expect(panel.getByText('Ask me anything')).toBeInViewport({ ratio: 1 });
});

for (const width of [620, 820, 1280, 1500])
  test(`the Ask button covers nothing at the end of a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await openPage(page, '/docs/introduction/');
    const end = page.locator('.footer__copyright');
    await end.scrollIntoViewIfNeeded();
    const [text, button] = await Promise.all([
      end.boundingBox(),
      page.getByRole('button', { name: '물어보기', exact: true }).boundingBox(),
    ]);
    expect((text?.x ?? Infinity) + (text?.width ?? 0)).toBeLessThan(button?.x ?? 0);
  });

test.describe('with a panel that fails to load', () => {
  test.use({ expectedMessages: /ChunkLoadError|Loading chunk|Failed to load resource/ });

  test('the failure is shown and can be closed, and the panel opens at the next press', async ({
    page,
  }) => {
    await openPage(page, '/en/docs/api/connect/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const button = page.getByRole('button', { name: 'Ask', exact: true });
    await button.click();
    const failure = page.getByRole('region', { name: 'Ask' });
    await expect(failure).toContainText('Check your network connection');
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toHaveCount(0);
    await page.unroute('**/assets/js/**');
    await button.click();
    await expect(page.getByRole('complementary', { name: 'Ask the docs' })).toBeVisible();
  });
});
