import { addScript, addToHead } from './addToHead';
import { appFiles, leaver } from './pageFiles';

/**
 * Loads the files of the app and takes them off the list. One that fails goes back on it for the next
 * time, and its element goes: the bundler would wait for it. The scripts wait for each other by
 * themselves, so their order is free.
 */
function load(): void {
  for (const file of appFiles.splice(0)) {
    const onerror = ({ target }: Event): void => {
      (target as Element).remove();
      appFiles.push(file);
      addScript(leaver);
    };
    if (file.endsWith('.css')) addToHead('link', { rel: 'stylesheet', href: file, onerror });
    else addScript(file, onerror);
  }
}

/**
 * Starts the app once the whole page is there. Its scripts may be in the browser's cache and arrive
 * before the end of the page, and React would hydrate half of it.
 */
export function loadFiles(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}
