import { addToHead } from './addToHead';
import { turner } from './loadTurner';

const settledMs = 300;
const patienceMs = 4_000;

/**
 * Fetches files for a reader who stays on the page, and before them the small one that turns it into
 * the next, which is made ready as well: any sooner, that would hold up the page's first frame.
 */
export function fetchAhead(files: readonly string[]): void {
  onload = () => {
    setTimeout(() => {
      for (const href of files) addToHead('link', { rel: 'prefetch', href });
    }, patienceMs);
    setTimeout(addToHead, settledMs, 'link', { rel: 'modulepreload', href: turner });
  };
}
