/** The part of the package that runs in the app. */

/** An interaction from before the app had started, and its target. */
export type QueuedInteraction = readonly [event: Event, control: Element];

declare global {
  interface Window {
    /**
     * Stops the bootstrap script and returns the queued interactions; absent where the app starts
     * by itself.
     */
    takePresses?: () => QueuedInteraction[];
    /**
     * Defers the layout of what is below the fold on a page that the app has just rendered. Call it
     * before the browser lays the page out; absent where browsers cannot.
     */
    deferContent?: () => void;
  }
  interface Navigator {
    /** Not supported by most browsers, and partly by some. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the connection is slow or metered. */
export function isCostly(): boolean | undefined {
  return navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g');
}

/** The files of a page's app, as the page lists them; the first identifies its build. */
function listAppFiles(page: Document): string[] {
  return page.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
}

/**
 * Identifies the build of this page by the first file of its app, which lists all others and so
 * changes with every build.
 */
export function nameBuild(): string {
  return listAppFiles(document)[0] ?? '';
}

const key = 'left-build';

/**
 * Reloads a tab whose build is gone from the server. Call it when a file of the build is missing.
 * It does nothing when a fresh copy of the page lists the same files, which would be missing again,
 * and asks the server only once for each build.
 *
 * @param keep - Puts what the reader has typed where the loaded page will find it.
 */
export async function leaveOldBuild(keep?: () => void): Promise<void> {
  const build = nameBuild();
  try {
    if (sessionStorage[key] === build) return;
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok || (await response.text()).includes(build)) return;
    sessionStorage[key] = build;
  } catch {
    // Without a connection or session storage the tab stays as it is: it can still be read.
    return;
  }
  keep?.();
  location.reload();
}
