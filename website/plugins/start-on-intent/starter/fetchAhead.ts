import { addToHead } from './addToHead';
import { appFiles, turner } from './pageFiles';

const settledMs = 300;
const patienceMs = 4_000;

/**
 * Fetches the app's files for a reader who stays on the page, one after another: all at once would
 * keep a slow phone from answering for a tenth of a second. Before them comes the small file that
 * turns the page into the next, which is made ready as well: any sooner, that would hold up the
 * page's first frame.
 */
export function fetchAhead(): void {
  onload = () => {
    setTimeout(async () => {
      for (const href of appFiles) {
        await new Promise((onload) => addToHead('link', { rel: 'prefetch', href, onload }));
      }
    }, patienceMs);
    setTimeout(addToHead, settledMs, 'link', { rel: 'modulepreload', href: turner });
  };
}
