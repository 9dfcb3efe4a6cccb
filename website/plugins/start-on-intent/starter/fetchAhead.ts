import { addToHead } from './addToHead';
import { turner } from './loadTurner';

const patienceMs = 4_000;
const prefetch = (href: string): void => addToHead('link', { rel: 'prefetch', href });

/**
 * Fetches files for a reader who stays on the page, and at once the small one that turns it into the
 * next.
 */
export function fetchAhead(files: readonly string[]): void {
  addEventListener('load', () => {
    prefetch(turner);
    setTimeout(() => files.forEach(prefetch), patienceMs);
  });
}
