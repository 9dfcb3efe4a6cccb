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
 * Checks for a newer build, at most once an hour: browsers check only when a page is loaded, and a
 * tab may stay open for days.
 */
async function lookForNewBuild(): Promise<void> {
  if (Date.now() - lookedAt < everyMs) return;
  lookedAt = Date.now();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

const look = (): void => void lookForNewBuild().catch(() => undefined);

/** What this tab loaded before the worker was active. */
function listLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\/(assets|img)\//.test(name));
}

const quietMs = 10_000;
const actions = ['keydown', 'pointerdown', 'scroll', 'wheel', 'touchmove'];

/** Waits until there has been no interaction and no request for ten seconds. */
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
  // The search dialog's script is cached before its index.
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
 * Registers the service worker, which caches pages that are read for offline reading. The app runs
 * only for readers who stay, and nothing is cached on metered connections.
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
  // Browsers may deny storage; the site then works as before.
  whenIdle(() => void start().catch(() => undefined));
}
