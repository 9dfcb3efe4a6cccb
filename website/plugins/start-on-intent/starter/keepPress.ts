import type { KeptPress } from '../KeptPress';
import { switchColour } from './switchColour';

const search = '[aria-haspopup]';

export const kept: KeptPress[] = [];
let isSearching = false;

function isForSearch(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return event.code === 'KeyK';
  return isSearching ? !event.key[1] : event.key === '/';
}

/**
 * Keeps what was done to a control, which is busy until the app answers; the colour is switched at
 * once. Nobody else hears of it, so that it is not answered twice: while the app starts, React
 * answers already.
 */
export function keep(event: Event, control: Element): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches('.colour-mode')) switchColour();
  else {
    kept.push([event, control]);
    control.ariaBusy = 'true';
    isSearching = event.type === 'keydown' || control.matches(search);
  }
}

/**
 * Keeps the keys that open the search, as if they were its button's, and the words typed after them.
 * Where it has not arrived yet, the head stands for it, which does not look busy.
 */
export function keepKey(event: KeyboardEvent, target: Element): void {
  if (target.matches(':read-write') || !isForSearch(event)) return;
  keep(event, document.querySelector(search) || document.head);
}
