const key = 'left-build';

/** The first file of this page's app. The bundler lists all others in it, so it changes with each. */
function nameBuild(): string {
  const starter = document.querySelector<HTMLElement>('script[data-app]');
  return starter?.dataset.app?.split(' ')[0] ?? '';
}

/**
 * Reloads a tab whose build is gone from the server. To be called when a file of the build is
 * missing: a page that names the same files as this one would miss them again, and is not loaded;
 * nor is the server asked twice about one build.
 *
 * @param typed - What the reader was searching for; the search opens with it again.
 */
export async function leaveOldBuild(typed?: string): Promise<void> {
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
  if (typed) history.replaceState(history.state, '', `?q=${encodeURIComponent(typed)}`);
  location.reload();
}
