import type { Browser } from '@playwright/test';
import { openPage } from '../../tests/site/openPage';
import { median, slowDown } from '../site/timing';

export interface AnswerTimes {
  query: string;
  /**
   * Milliseconds from the key to the first result: on a first visit, and with everything cached.
   */
  cold: number;
  warm: number;
}

/** Counts from the input event of a query until its results are in the DOM. */
function timeNextAnswer(): Promise<number> {
  const dialog = document.querySelector('dialog[open]');
  const field = dialog?.querySelector('input');
  return new Promise((resolve) => {
    field?.addEventListener(
      'input',
      () => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (!dialog?.querySelector('[role="option"]')) return;
          observer.disconnect();
          resolve(performance.now() - start);
        });
        observer.observe(dialog as Node, { subtree: true, childList: true, characterData: true });
      },
      { once: true },
    );
  });
}

/** Times the answers to a query with the CPU slowed down four times. */
export async function timeAnswers(
  browser: Browser,
  url: string,
  query: string,
): Promise<AnswerTimes> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await openPage(page, url);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.waitFor();
  const ask = async (): Promise<number> => {
    const time = page.evaluate(timeNextAnswer);
    await field.fill(query);
    return Math.round(await time);
  };
  const cold = await ask();
  await page.waitForLoadState('networkidle');
  const warm: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await field.fill('');
    warm.push(await ask());
  }
  await context.close();
  return { query, cold, warm: median(warm) };
}
