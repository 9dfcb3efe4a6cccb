import { addToHead } from './addToHead';

/**
 * Runs script files and takes them off the list. One that fails goes back on it for the next time,
 * and its element goes: the bundler would wait for it. Its files wait for each other by themselves,
 * so their order is free.
 */
export function loadFiles(files: string[]): void {
  for (const src of files.splice(0)) {
    const onerror = ({ target }: Event): void => {
      (target as Element).remove();
      files.push(src);
    };
    addToHead('script', { src, onerror });
  }
}
