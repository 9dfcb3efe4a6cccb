import { isCostly } from '../../../src/connection/isCostly';
import '../KeptPress';
import { forApp } from '../forApp';
import { fetchAhead } from './fetchAhead';
import { keep, keepKey, kept } from './keepPress';
import { loadFiles } from './loadFiles';

// Stands in the head of every page: nothing else runs before a reader does something, and what they
// do before the app is there is kept for it. One text for all pages, for a policy knows it by hash.
const restMs = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

function onIntent(event: Event): void {
  if (!window.takePresses) return;
  const pointer = event as PointerEvent & { target: Element };
  const { type, target } = pointer;
  const control = target.closest?.('a,button');
  // A page that opens under the pointer is told of it, though nobody has moved it.
  if (type === 'pointermove' && !control && !pointer.movementX && !pointer.movementY) return;
  // A link leads away from here: the app would only hold it up, unless the pointer stays on it.
  clearTimeout(timer);
  if (type !== 'keydown' && control?.matches('a:not([href="#"])')) {
    if (type === 'pointermove') timer = setTimeout(loadFiles, restMs);
    return;
  }
  loadFiles();
  if (type === 'click' && control) keep(event, control);
  if (type === 'keydown') keepKey(event as KeyboardEvent, target);
}

for (const type of ['hashchange', 'click', 'pointermove', 'focusin', 'pointerdown', 'keydown']) {
  addEventListener(type, onIntent, true);
}
// The page's own only: the sidebar scrolls to the current page by itself.
window.onscroll = onIntent;

if (forApp.test(location.href)) loadFiles();
else if (!isCostly()) fetchAhead();

window.takePresses = () => {
  delete window.takePresses;
  return kept;
};
