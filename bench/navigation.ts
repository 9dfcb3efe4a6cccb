import type { Browser, CDPSession } from '@playwright/test';
import { openPage } from '../tests/site/openPage';
import { type Network, networks, timePress, ways } from './navigation/timePress';
import { openBuiltSite } from './site/openBuiltSite';
import { median, slowdown } from './site/timing';

type Counts = Record<string, { before: number; after: number }>;

const metricNames = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize'];

async function count(session: CDPSession): Promise<Map<string, number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Goes from page to page by the app, there and back; resolves with what the page holds of each. */
async function countAfter(browser: Browser, url: string, visits: number): Promise<Counts> {
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
    metricNames.map((name) => [
      name,
      { before: before.get(name) ?? 0, after: after.get(name) ?? 0 },
    ]),
  );
}

const rounds = 5;
const visits = 200;

const site = await openBuiltSite();
const cases = (Object.keys(networks) as Network[]).flatMap((network) =>
  ways.map((way) => ({ network, way, times: [] as number[] })),
);
// Measures round by round, so that load on the machine affects every case alike.
for (let round = 0; round < rounds; round++) {
  for (const { network, way, times } of cases) {
    times.push(await timePress(site.browser, site.url, way, network));
  }
}
const counts = await countAfter(site.browser, site.url, visits);
await site.close();

const first = median(cases[0]?.times ?? []);
console.log(
  `Time from a click on a link to the new heading, with the CPU slowed down ${slowdown} times`,
);
console.table(
  cases.map(({ network, way, times }) => {
    const time = median(times);
    return { network, way, ms: Math.round(time), 'of the first': (time / first).toFixed(2) };
  }),
);
console.log(`What is in memory after ${visits} and after ${2 * visits} navigations`);
console.table(counts);
for (const [what, { before, after }] of Object.entries(counts)) {
  if (after <= before * 1.1) continue;
  console.error(`${what} grew from ${before} to ${after}`);
  process.exitCode = 1;
}
