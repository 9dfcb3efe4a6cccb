import type { Browser, CDPSession } from '@playwright/test';
import { openPage } from '../../tests/site/openPage';

export type Counts = Record<string, { before: number; after: number }>;

const wanted = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize'];

async function count(session: CDPSession): Promise<Map<string, number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Goes from page to page by the app, there and back; resolves with what the page holds of each. */
export async function countAfter(browser: Browser, url: string, visits: number): Promise<Counts> {
  const page = await browser.newPage();
  await openPage(page, `${url}docs/introduction/`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const visit = (times: number): Promise<void> =>
    page.evaluate(async (left) => {
      for (let turn = 0; turn < left; turn++) {
        const name = turn % 2 ? 'introduction' : 'api/connect';
        document.querySelector<HTMLElement>(`aside a[href$="/docs/${name}/"]`)?.click();
        while (!location.pathname.endsWith(`/${name}/`)) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    }, times);
  // The engine has compiled what it will by then; otherwise compiled code would count as the page's
  // memory.
  await visit(visits);
  const before = await count(session);
  await visit(visits);
  const after = await count(session);
  await page.close();
  return Object.fromEntries(
    wanted.map((name) => [name, { before: before.get(name) ?? 0, after: after.get(name) ?? 0 }]),
  );
}
