import type { KeptPress } from '../KeptPress';
import { switchColour } from './switchColour';

export const kept: KeptPress[] = [];
let isSearching = false;

function isForSearch({ key, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? code === 'KeyK' : isSearching ? !key[1] : key === '/';
}

function keep(event: Event, control: Element): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.push([event, control]);
}

/** Keeps the keys that open the search, and the words typed after them. */
export function keepKey(event: KeyboardEvent, target: Element): void {
  if (target.matches(':read-write') || !isForSearch(event)) return;
  isSearching = true;
  keep(event, target);
}

/**
 * Keeps the press of a control, which is busy until the app answers. Nobody else hears of it, so that
 * it is not answered twice. The colour is switched at once.
 */
export function keepClick(event: Event, control: Element): void {
  if (control.matches('.colour-mode')) return switchColour();
  isSearching = control.matches('[aria-haspopup]');
  control.ariaBusy = 'true';
  keep(event, control);
}
