import type { Page, Request } from '@playwright/test';

/** Answers that are on hold. */
export interface HeldBack {
  /** Settles once the first of them is requested. */
  isAsked: Promise<void>;
  /** Releases them, and settles once they have arrived. */
  release(): Promise<void>;
}

async function arrival(request: Request): Promise<void> {
  await (await request.response())?.finished();
}

/** Holds responses that match a pattern, under a condition. */
export async function holdBack(
  page: Page,
  pattern: Parameters<Page['route']>[0],
  isHeld: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<HeldBack> {
  const held: Request[] = [];
  let noteAsked = (): void => undefined;
  let open = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (noteAsked = resolve));
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await page.route(pattern, async (route) => {
    if (await isHeld()) {
      held.push(route.request());
      noteAsked();
      await isOpen;
    }
    await route.continue();
  });
  return {
    isAsked,
    async release() {
      open();
      await Promise.all(held.map(arrival));
      // Later requests are not held, and may arrive as the test ends.
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}
