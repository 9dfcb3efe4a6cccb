import type { KeptPress } from '../KeptPress';
import { switchColour } from './switchColour';

const search = '[aria-haspopup]';

export const kept: KeptPress[] = [];
let isSearching = false;

function isForSearch({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? code === 'KeyK' : isSearching ? !key[1] : key === '/';
}

/**
 * Keeps what was done to a control, which is busy until the app answers. Nobody else hears of it, so
 * that it is not answered twice.
 */
function keep(event: Event, control: Element): void {
  control.ariaBusy = 'true';
  isSearching = control.matches(search);
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push([event, control]);
}

/** Keeps the keys that open the search, as if they were its button's, and the words typed after them. */
export function keepKey(event: KeyboardEvent, target: Element): void {
  if (target.matches(':read-write') || !isForSearch(event)) return;
  keep(event, document.querySelector(search) as Element);
}

/** Keeps the press of a control; the colour is switched at once. */
export function keepClick(event: Event, control: Element): void {
  if (control.matches('.colour-mode')) return switchColour();
  keep(event, control);
}
