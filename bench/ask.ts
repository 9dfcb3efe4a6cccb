import type { Browser } from '@playwright/test';
import { openPage } from '../tests/site/openPage';
import { openBuiltSite } from './site/openBuiltSite';
import { checkTimes, slowDown } from './site/timing';

const rounds = 5;
/** For 400 of these she is seen thinking. */
const budgetMs = 500;
const cases = [
  {
    path: 'docs/introduction/',
    open: '물어보기',
    title: '문서에 물어보기',
    questions: ['토큰은 언제 만료되나요?', '마이크 소리가 안 들어가요'],
  },
  {
    path: 'en/docs/introduction/',
    open: 'Ask',
    title: 'Ask the docs',
    questions: ['When does a token expire?', 'The microphone is silent'],
  },
];

/** Counts from the sending of a question until the first word of its answer stands in the panel. */
function timeFirstWord(index: number): Promise<number> {
  const log = document.querySelector('[role="log"]');
  return new Promise((resolve) => {
    log
      ?.closest('aside')
      ?.querySelector('form')
      ?.addEventListener(
        'submit',
        () => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (log.querySelectorAll('[data-role="user"]').length <= index) return;
            if (!log.querySelector('li:last-child[data-role="agent"] > p')?.textContent) return;
            observer.disconnect();
            resolve(performance.now() - start);
          });
          observer.observe(log, { subtree: true, childList: true, characterData: true });
        },
        { once: true, capture: true },
      );
  });
}

/** Asks on a fresh visit, at a quarter of this machine's speed: the first question, and the next. */
async function timeQuestions(
  browser: Browser,
  site: string,
  { path, open, title, questions }: (typeof cases)[number],
): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openPage(page, site + path);
  await page.getByRole('button', { name: open, exact: true }).click();
  const panel = page.getByRole('complementary', { name: title });
  await panel.getByRole('textbox').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const times: number[] = [];
  for (const [index, question] of questions.entries()) {
    await panel.getByRole('textbox').fill(question);
    const time = page.evaluate(timeFirstWord, index);
    await panel.getByRole('textbox').press('Enter');
    times.push(Math.round(await time));
    await page.waitForTimeout(1_000);
  }
  await context.close();
  return times;
}

const site = await openBuiltSite();
const times: Record<string, number[]> = {};
for (const one of cases) {
  for (let round = 0; round < rounds; round++) {
    const durations = await timeQuestions(site.browser, site.url, one);
    for (const [at, question] of one.questions.entries())
      (times[question] ??= []).push(durations[at] ?? Number.NaN);
  }
}
await site.close();
checkTimes('From a question to the first word of its answer', times, budgetMs);
