import { addToHead } from './addToHead';
import { turner } from './loadTurner';

const patienceMs = 4_000;
const prefetch = (href: string, rel = 'prefetch'): void => addToHead('link', { rel, href });

/**
 * Fetches files for a reader who stays on the page, and at once the small one that turns it into the
 * next, which is also made ready to run.
 */
export function fetchAhead(files: readonly string[]): void {
  addEventListener('load', () => {
    prefetch(turner, 'modulepreload');
    setTimeout(() => files.forEach((file) => prefetch(file)), patienceMs);
  });
}
