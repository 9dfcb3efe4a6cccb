import type { Page } from '@playwright/test';

/** Stops the clock of a page, so that a busy machine does not matter. */
export async function stopTime({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(60_000);
}
