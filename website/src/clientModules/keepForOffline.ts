import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import { isCostly } from 'deferred-hydration/client';
import { loadPane } from '@site/src/components/SearchDialog';
import type { KeepSearch } from '@site/offline/WorkerBuild';

function keep(addresses: readonly string[]): void {
  const message = { type: 'CACHE_URLS', payload: { urlsToCache: addresses } };
  navigator.serviceWorker.controller?.postMessage(message);
}

const everyMs = 3_600_000;
let lookedAt = Date.now();

/**
 * Asks the host whether there is a newer build, at most once in an hour: a browser itself asks only
 * when a page is loaded whole, and a tab may stay open for days.
 */
async function lookForNewBuild(): Promise<void> {
  if (Date.now() - lookedAt < everyMs) return;
  lookedAt = Date.now();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

const look = (): void => void lookForNewBuild().catch(() => undefined);

/** What this tab loaded before the worker was there. */
function listLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\/(assets|img)\//.test(name));
}

const quietMs = 10_000;
const actions = ['keydown', 'pointerdown', 'scroll', 'wheel', 'touchmove'];

/** Waits until the reader has done nothing, and the page has fetched nothing, for ten seconds. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const listening = new AbortController();
    const restart = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(finish, quietMs);
    };
    const observer = new PerformanceObserver(restart);
    const finish = (): void => {
      observer.disconnect();
      listening.abort();
      resolve();
    };
    observer.observe({ type: 'resource' });
    const { signal } = listening;
    for (const action of actions)
      addEventListener(action, restart, { capture: true, passive: true, signal });
    restart();
  });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${brand.baseUrl}sw.js`);
  if (!serviceWorker.controller) {
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  }
  document.addEventListener('visibilitychange', look);
  keep([location.pathname, ...listLoaded()]);
  await untilQuiet();
  // The box of the search comes before what it reads.
  await loadPane();
  const base = location.pathname.startsWith(`${brand.baseUrl}en/`) ? 'en/' : '';
  const message: KeepSearch = { type: 'keep-search', base: brand.baseUrl + base };
  serviceWorker.controller?.postMessage(message);
}

const isWanted =
  ExecutionEnvironment.canUseDOM &&
  process.env.NODE_ENV === 'production' &&
  brand.offline &&
  'serviceWorker' in navigator;
let isStarted = false;

/**
 * Keeps the pages that are read on this device, so that they can be read without a connection. The
 * app runs only for a reader who stays, and nothing is kept where bytes are dear.
 */
export function onRouteDidUpdate(): void {
  if (!isWanted || isCostly()) return;
  if (isStarted) {
    keep([location.pathname]);
    look();
    return;
  }
  isStarted = true;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // A browser may refuse to keep anything; the site is then as it was.
  whenIdle(() => void start().catch(() => undefined));
}
