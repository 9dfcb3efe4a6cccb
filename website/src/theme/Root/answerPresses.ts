import type { KeptPress } from '@site/plugins/start-on-intent/KeptPress';
import { typeWhereFocused } from './typeWhereFocused';

function isTyped([event]: KeptPress): boolean {
  return event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && event.key !== '/';
}

function opensSearch([event, control]: KeptPress): boolean {
  return event instanceof KeyboardEvent || control.matches('[aria-haspopup="dialog"]');
}

function repeat(event: Event, target: Element): void {
  // What was done twice to a control while it was busy is done once: its reader only could not wait.
  if (!target.ariaBusy) return;
  target.ariaBusy = null;
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/** Tells the app where the pointer rests, which it was not there to see arrive. */
function noticePointer(): void {
  const hovered = [...document.querySelectorAll(':hover')].pop();
  const event = { bubbles: true, cancelable: true, pointerType: 'mouse' };
  hovered?.dispatchEvent(new PointerEvent('pointerover', event));
  hovered?.dispatchEvent(new MouseEvent('mouseover', event));
}

/** Does again, in order, what the reader did before the app could answer it. */
export function answerPresses(): void {
  const presses = window.takePresses?.() ?? [];
  if (matchMedia('(hover: hover)').matches) noticePointer();
  for (const press of presses) if (!isTyped(press)) repeat(...press);
  if (!presses.some(opensSearch)) return;
  typeWhereFocused(presses.filter(isTyped).map(([event]) => (event as KeyboardEvent).key));
}
