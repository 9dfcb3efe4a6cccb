import { nameBuild } from './nameBuild';

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
