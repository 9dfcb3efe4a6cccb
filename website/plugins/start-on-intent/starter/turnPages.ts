import { isNextPage } from '../isNextPage';
import { loadTurner } from './loadTurner';
import { appFiles } from './pageFiles';

/**
 * Has a documentation page turned into the next of its language, as long as no app is there to do
 * it. While one is on its way links are followed as ever, but a way back within this document has
 * nobody else to go it.
 */
export function turnPages(): void {
  window.coming = {};
  // Until the turner puts its own in the place: from then on nothing is waited for.
  window.turnPage = (event) =>
    loadTurner().then(
      () => window.turnPage(event),
      () => location.reload(),
    );
  window.navigation.addEventListener('navigate', (event) => {
    const { navigationType: type } = event;
    if (
      window.takePresses &&
      event.canIntercept &&
      !event.hashChange &&
      (appFiles[0] ? type !== 'reload' : type === 'traverse') &&
      isNextPage(event.destination.url)
    ) {
      event.intercept({ focusReset: 'manual', handler: () => window.turnPage(event) });
    }
  });
}
