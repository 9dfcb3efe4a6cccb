/** The half of the package that runs in the app. */

/** Something a reader did before the app was there to answer it, and the control it was done to. */
export type KeptPress = readonly [event: Event, control: Element];

declare global {
  interface Window {
    /** Ends the bootstrap script's work and hands over what it kept; absent where the app starts by itself. */
    takePresses?: () => KeptPress[];
  }
  interface Navigator {
    /** Absent in most browsers, and in some it tells less. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the connection is slow or paid by the byte. */
export function isCostly(): boolean | undefined {
  return navigator.connection?.saveData || navigator.connection?.effectiveType?.includes('2g');
}

/** The files that the app of a page is made of, as the page names them; the first tells its build. */
function listAppFiles(page: Document): string[] {
  return page.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
}

/**
 * The name of the build that this page is of: the first file of its app. The bundler lists all
 * others in it, so it changes with each.
 */
export function nameBuild(): string {
  return listAppFiles(document)[0] ?? '';
}

const key = 'left-build';

/**
 * Reloads a tab whose build is gone from the server. To be called when a file of the build is
 * missing: a page that names the same files as this one would miss them again, and is not loaded;
 * nor is the server asked twice about one build.
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
    // Without a connection or a memory of its own a tab stays as it is: it can still be read.
    return;
  }
  keep?.();
  location.reload();
}
