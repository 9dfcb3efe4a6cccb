import { isNextPage } from '../isNextPage';
import { addToHead } from './addToHead';
import { trustAddress } from './trustAddress';

let loading: Promise<unknown> | undefined;

/** Loads what turns a page into the next one; resolves also where it does not arrive. */
export function loadTurner(src: string): Promise<unknown> {
  return (loading ??= new Promise((onload) =>
    addToHead('script', { src: trustAddress(src), onload, onerror: onload }),
  ));
}

/**
 * Has a documentation page turned into the next of its language, as long as no app is there to do
 * it. While one is on its way links are followed as ever, but a way back within this document has
 * nobody else to go it.
 */
export function turnPages(turner: string, waiting: readonly string[]): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType: type, destination } = event;
    if (
      window.takePresses &&
      event.canIntercept &&
      !event.hashChange &&
      (waiting[0] ? type !== 'reload' : type === 'traverse') &&
      isNextPage(destination.url)
    ) {
      const turn = (): unknown => window.turnPage?.(event) ?? location.reload();
      event.intercept({ focusReset: 'manual', handler: () => loadTurner(turner).then(turn) });
    }
  });
}
