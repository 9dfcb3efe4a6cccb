import type { Locator } from '@playwright/test';

const names = { run: /^(실행|Run)$/, stop: /^(중지|Stop)$/ };

/** The button that starts a sample. */
export const runButton = (sample: Locator): Locator =>
  sample.getByRole('button', { name: names.run });

/** The button that stops a sample. */
export const stopButton = (sample: Locator): Locator =>
  sample.getByRole('button', { name: names.stop });

/** How the run of a sample ended. */
export async function outcomeOf(sample: Locator): Promise<string | null> {
  const ending = sample.locator('[data-outcome]');
  await ending.waitFor();
  return ending.getAttribute('data-outcome');
}

/** The output of a sample, by lines. */
export const linesOf = (sample: Locator): Promise<string[]> =>
  sample.locator('[data-level]').allInnerTexts();
