const key = 'left-build';

/** The files this page is made of; the names of some change with every build. */
function listFiles(): string {
  return document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
}

/**
 * Reloads a tab whose build is gone from the server. To be called when a file of the build is
 * missing: a page that names the same files as this one would miss them again, and is not loaded;
 * nor is the server asked twice about one build.
 *
 * @param typed - What the reader was searching for; the search opens with it again.
 */
export async function leaveOldBuild(typed?: string): Promise<void> {
  const files = listFiles();
  try {
    if (sessionStorage[key] === files) return;
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const page = await response.text();
    if (!response.ok || files.split(' ').every((file) => page.includes(file))) return;
    sessionStorage[key] = files;
  } catch {
    // Without a connection or a memory of its own a tab stays as it is: it can still be read.
    return;
  }
  if (typed) history.replaceState(history.state, '', `?q=${encodeURIComponent(typed)}`);
  location.reload();
}
