let isReadying = false;

/**
 * Runs the scripts of pages whose links are in view once they have been fetched and nothing else is
 * to do, so that a press on a link has nothing left to wait for.
 */
export function onRouteDidUpdate(): void {
  if (isReadying) return;
  isReadying = true;
  const { prefetch, preload } = window.docusaurus;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  window.docusaurus = {
    preload,
    prefetch(path) {
      const fetched = prefetch(path);
      // A page whose scripts cannot be had is loaded whole when its link is pressed.
      const ready = (): unknown => Promise.resolve(preload(path)).catch(() => undefined);
      if (fetched) void fetched.then(() => whenIdle(ready));
      return fetched;
    },
  };
}
