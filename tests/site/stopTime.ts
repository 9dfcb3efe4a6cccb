import type { Page } from '@playwright/test';

/** Lets time pass on a page only as far as a test says: how long a busy machine takes is not known. */
export async function stopTime({ clock }: Page): Promise<void> {
  await clock.install({ time: 0 });
  await clock.pauseAt(60_000);
}
