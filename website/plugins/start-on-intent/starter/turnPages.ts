import { isNextPage } from '../isNextPage';
import { addToHead } from './addToHead';
import { loadTurner } from './loadTurner';

/**
 * Has a documentation page turned into the next of its language, as long as no app is there to do
 * it. While one is on its way links are followed as ever, but a way back within this document has
 * nobody else to go it.
 */
export function turnPages(waiting: readonly string[]): void {
  // Until the turner puts its own in the place: from then on nothing is waited for.
  window.turnPage = (event) => {
    // The page comes beside the turner, which asks for it last.
    addToHead('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: location.href });
    return loadTurner().then(
      () => window.turnPage(event),
      () => location.reload(),
    );
  };
  // Absent in browsers before 2026.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType: type, destination } = event;
    if (
      window.takePresses &&
      event.canIntercept &&
      !event.hashChange &&
      (waiting[0] ? type !== 'reload' : type === 'traverse') &&
      isNextPage(destination.url)
    ) {
      event.intercept({ focusReset: 'manual', handler: () => window.turnPage(event) });
    }
  });
}
