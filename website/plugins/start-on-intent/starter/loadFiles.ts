import { addScript, addToHead } from './addToHead';
import { appFiles, leaver } from './pageFiles';

/**
 * Loads styles and scripts and takes them off the list. One that fails goes back on it for the next
 * time, and its element goes: the bundler would wait for it. Its scripts wait for each other by
 * themselves, so their order is free.
 */
export function loadFiles(): void {
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
