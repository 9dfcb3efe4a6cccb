import { isCostly, type QueuedInteraction } from '../client';
import { colorControl, searchControl, searchDialog, startFor } from './siteOptions';

/** The scripts that the page was built with; the last one works without the app. */
const pageFiles = ((document.currentScript as HTMLScriptElement).dataset.app as string).split(' ');

/** The scripts of the app, removed from the list as they load. */
const appFiles = [...pageFiles];

/** Reloads a page when a file of its app is missing. */
const leaveScript = appFiles.pop() as string;

interface Policy {
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: 'starter', rules: { createScriptURL(address: string): string | null }): Policy;
}

const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('starter', {
  createScriptURL: (address) => (pageFiles.includes(address) ? address : null),
});

/** A Trusted Types policy that allows only scripts that the page was built with. */
function trustAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}

/** Appends an element to the head. */
function addToHead(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Appends a script that the page was built with. */
function addScript(address: string, onerror?: (event: Event) => void): void {
  addToHead('script', { src: trustAddress(address), onerror });
}

/** Toggles the color mode and stores it where the theme reads it. */
function switchColor(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.themeChoice = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {
    // Storage may be unavailable; the color mode is still applied.
  }
}

const queue: QueuedInteraction[] = [];

/** Text typed for the search while its dialog is not in the document yet. */
let early: string | undefined;

/** Opens the search dialog, whose field replaces its content with what is typed from now on. */
function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>(searchDialog);
  if (!dialog || early === undefined) return;
  const field = dialog.querySelector('input') as HTMLInputElement;
  if (!dialog.open) dialog.showModal();
  field.select();
  if (early) field.value = early;
  early = undefined;
}

/**
 * Queues an interaction with a control and marks it busy until the app handles it; the color mode
 * switches at once. Stops propagation, so that React does not handle it a second time while it
 * hydrates.
 */
function keep(event: Event, control: Element): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(colorControl)) switchColor();
  else if (control.matches(searchControl)) {
    early = '';
    openSearch();
  } else {
    queue.push([event, control]);
    control.ariaBusy = 'true';
  }
}

/** Opens the search by its keyboard shortcuts, and queues text typed before its dialog exists. */
function takeKey(event: KeyboardEvent, target: Element): void {
  const { key, code } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const isLetter = early !== undefined && !isCommand && !key[1];
  if (isCommand ? code !== 'KeyK' : !isLetter && (key !== '/' || target.matches(':read-write')))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early = isLetter ? early + key : '';
  openSearch();
}

const patienceMs = 4_000;

/**
 * Prefetches the app's files when a reader stays on the page, one after another: all at once would
 * block a slow phone for a tenth of a second.
 */
function fetchAhead(): void {
  onload = () => {
    setTimeout(async () => {
      for (const href of appFiles) {
        await new Promise((onload) => addToHead('link', { rel: 'prefetch', href, onload }));
      }
    }, patienceMs);
  };
}

/**
 * Loads the app's files and removes them from the list. A failed one is put back for the next
 * attempt, and its element is removed, because the bundler would wait for it. Scripts resolve their
 * own dependencies, so their order does not matter.
 */
function load(): void {
  for (const file of appFiles.splice(0)) {
    const onerror = ({ target }: Event): void => {
      (target as Element).remove();
      appFiles.push(file);
      addScript(leaveScript);
    };
    if (file.endsWith('.css')) addToHead('link', { rel: 'stylesheet', href: file, onerror });
    else addScript(file, onerror);
  }
}

/**
 * Starts the app once the document is complete. Cached scripts may arrive before the end of the
 * page, and React would hydrate half of it.
 */
function loadFiles(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

// The bootstrap script in the head of every page: starts the app on the first interaction, and
// queues interactions until it has started. The text is the same on all pages, because the content
// policy allows it by hash.
const restMs = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

function onIntent(event: Event): void {
  if (!window.takePresses) return;
  const pointer = event as PointerEvent & { target: Element };
  const { type, target } = pointer;
  const control = target.closest?.('a,button');
  // Browsers dispatch this for a page that opens under the pointer, though nobody has moved it.
  if (type === 'pointermove' && !control && !pointer.movementX && !pointer.movementY) return;
  // A link leaves the page, so starting the app would only delay it, unless the pointer stays on
  // it.
  clearTimeout(timer);
  if (type !== 'keydown' && control?.matches('a:not([href="#"])')) {
    if (type === 'pointermove') timer = setTimeout(loadFiles, restMs);
    return;
  }
  loadFiles();
  if (type === 'click' && control) keep(event, control);
  if (type === 'submit') keep(event, target);
  if (type === 'keydown') takeKey(event as KeyboardEvent, target);
}

for (const type of 'hashchange click pointermove focusin pointerdown keydown submit'.split(' ')) {
  addEventListener(type, onIntent, true);
}
addEventListener('DOMContentLoaded', openSearch);
// Only scrolling of the page itself counts: the sidebar scrolls to the current page on its own.
window.onscroll = onIntent;

if (startFor.test(location.href)) loadFiles();
else if (!isCostly()) fetchAhead();

window.takePresses = () => {
  delete window.takePresses;
  return queue;
};
