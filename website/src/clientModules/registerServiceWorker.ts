import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import { isCostly } from 'deferred-hydration/client';
import { loadPane } from '@site/src/components/SearchDialog';
import type { KeepSearch } from '@site/offline/WorkerBuild';

function cacheUrls(addresses: readonly string[]): void {
  const message = { type: 'CACHE_URLS', payload: { urlsToCache: addresses } };
  navigator.serviceWorker.controller?.postMessage(message);
}

const updateIntervalMs = 3_600_000;
let checkedAt = Date.now();

/**
 * Checks for a newer build, at most once an hour: browsers check only when a page is loaded, and a
 * tab may stay open for days.
 */
async function updateWorker(): Promise<void> {
  if (Date.now() - checkedAt < updateIntervalMs) return;
  checkedAt = Date.now();
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

const checkForUpdate = (): void => void updateWorker().catch(() => undefined);

/** What this tab loaded before the worker was active. */
function listLoadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\/(assets|img)\//.test(name));
}

const idleMs = 10_000;
const actions = ['keydown', 'pointerdown', 'scroll', 'wheel', 'touchmove'];

/** Waits until there has been no interaction and no request for ten seconds. */
function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const listening = new AbortController();
    const restart = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(finish, idleMs);
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
  document.addEventListener('visibilitychange', checkForUpdate);
  cacheUrls([location.pathname, ...listLoadedFiles()]);
  await waitUntilIdle();
  // The search dialog's script is cached before its index.
  await loadPane();
  const base = location.pathname.startsWith(`${brand.baseUrl}en/`) ? 'en/' : '';
  const message: KeepSearch = { type: 'keep-search', base: brand.baseUrl + base };
  serviceWorker.controller?.postMessage(message);
}

const isEnabled =
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
  if (!isEnabled || isCostly()) return;
  if (isStarted) {
    cacheUrls([location.pathname]);
    checkForUpdate();
    return;
  }
  isStarted = true;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // Browsers may deny storage; the site then works as before.
  whenIdle(() => void start().catch(() => undefined));
}
