import { addToHead } from './addToHead';

const patienceMs = 5_000;

/**
 * Fetches the first file once the page has loaded, so that a missing one is noticed at once, and
 * the others for a reader who stays. Nothing on a connection that is slow or paid by the byte.
 */
export function fetchAhead(files: readonly string[]): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const prefetch = (href = ''): void => addToHead('link', { rel: 'prefetch', href });
  addEventListener('load', () => {
    prefetch(files[0]);
    setTimeout(() => files.slice(1).forEach(prefetch), patienceMs);
  });
}
