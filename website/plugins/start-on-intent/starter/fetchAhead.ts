import { addToHead } from './addToHead';

const patienceMs = 4_000;

/**
 * Fetches files for a reader who stays on the page. Nothing on a connection that is slow or paid by
 * the byte.
 */
export function fetchAhead(files: readonly string[]): void {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const prefetch = (href: string): void => addToHead('link', { rel: 'prefetch', href });
  addEventListener('load', () => setTimeout(() => files.forEach(prefetch), patienceMs));
}
