import type { ClientModule } from '@docusaurus/types';

const ready = new Set<string>();
const pathOf = (link: string): string => new URL(link, location.href).pathname;
let isWatching = false;

/** Whether all scripts of a page have run, so that it can be drawn without waiting. */
export function isReady(path: string): boolean {
  return ready.has(path);
}

/**
 * Runs the scripts of pages whose links are in view once they have been fetched and nothing else is
 * to do, so that a press on a link has nothing left to wait for.
 */
function watchLoading(): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const { prefetch, preload } = window.docusaurus;
  const load: typeof preload = (link) => {
    const loading = preload(link);
    // A page whose scripts cannot be had is loaded whole when its link is pressed.
    if (loading) loading.then(() => ready.add(pathOf(link))).catch(() => undefined);
    return loading;
  };
  window.docusaurus = {
    preload: load,
    prefetch(link) {
      const fetched = prefetch(link);
      if (fetched) void fetched.then(() => whenIdle(() => load(link)));
      return fetched;
    },
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  ready.add(location.pathname);
  if (isWatching) return;
  isWatching = true;
  watchLoading();
};
