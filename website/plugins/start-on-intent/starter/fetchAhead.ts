import { addToHead } from './addToHead';
import { appFiles } from './pageFiles';

const patienceMs = 4_000;

/**
 * Prefetches the files of the app for a reader who stays on the page, one after another: all at once
 * would keep a slow phone from answering for a tenth of a second.
 */
export function fetchAhead(): void {
  onload = () => {
    setTimeout(async () => {
      for (const href of appFiles) {
        await new Promise((onload) => addToHead('link', { rel: 'prefetch', href, onload }));
      }
    }, patienceMs);
  };
}
