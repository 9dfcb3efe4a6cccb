/** What the page goes through that matters to a connection. */
export interface PageListener {
  /** The page is left or put aside: let go of everything. */
  onHide(): void;
  /** The page is looked at again, or the network came or went: is the connection still alive? */
  onDoubt(): void;
}

/** Listens to the page, where there is one. Returns a function that stops listening. */
export const watchPage = ({ onHide, onDoubt }: PageListener): (() => void) => {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('online', onDoubt, { signal });
  window.addEventListener('offline', onDoubt, { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && onDoubt(),
    { signal },
  );
  return () => stop.abort();
};
