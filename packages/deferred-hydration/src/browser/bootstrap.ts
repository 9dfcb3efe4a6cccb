import { isCostly, type KeptPress } from '../client';
import { colourControl, searchControl, searchDialog, startFor } from './siteOptions';

/** The addresses of the files that the page was built with; the last one works without the app. */
const pageFiles = ((document.currentScript as HTMLScriptElement).dataset.app as string).split(' ');

/** Those of them that the app consists of, taken off as they are loaded. */
const appFiles = [...pageFiles];

/** Loads a page anew where a file of its app is gone. */
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

/** Vouches for the address of a script that the page was built with, and for no other. */
function trustAddress(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}

/** Adds an element to the head of the page. */
function addToHead(name: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Adds a script that the page was built with. */
function addScript(address: string, onerror?: (event: Event) => void): void {
  addToHead('script', { src: trustAddress(address), onerror });
}

/** Switches between light and dark, and keeps the choice where the app looks for it. */
function switchColour(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.themeChoice = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.theme = dataset.theme;
  } catch {
    // Storage may be forbidden; the page has its colour all the same.
  }
}

const kept: KeptPress[] = [];

/** What is typed for a search whose dialog has not arrived with the page yet. */
let early: string | undefined;

/** Opens the search dialog, whose field takes what is typed from then on, in the place of what it had. */
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
 * Keeps what was done to a control, which is busy until the app answers; the colour is switched at
 * once. Nobody else hears of it, so that it is not answered twice: while the app starts, React
 * answers already.
 */
function keep(event: Event, control: Element): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (control.matches(colourControl)) switchColour();
  else if (control.matches(searchControl)) {
    early = '';
    openSearch();
  } else {
    kept.push([event, control]);
    control.ariaBusy = 'true';
  }
}

/** Opens the search for its keys, and keeps what is typed for it while its dialog is not there. */
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
 * Prefetches the files of the app for a reader who stays on the page, one after another: all at once
 * would keep a slow phone from answering for a tenth of a second.
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
 * Loads the files of the app and takes them off the list. One that fails goes back on it for the next
 * time, and its element goes: the bundler would wait for it. The scripts wait for each other by
 * themselves, so their order is free.
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
 * Starts the app once the whole page is there. Its scripts may be in the browser's cache and arrive
 * before the end of the page, and React would hydrate half of it.
 */
function loadFiles(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
  else load();
}

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
  if (type === 'submit') keep(event, target);
  if (type === 'keydown') takeKey(event as KeyboardEvent, target);
}

for (const type of 'hashchange click pointermove focusin pointerdown keydown submit'.split(' ')) {
  addEventListener(type, onIntent, true);
}
addEventListener('DOMContentLoaded', openSearch);
// The page's own only: the sidebar scrolls to the current page by itself.
window.onscroll = onIntent;

if (startFor.test(location.href)) loadFiles();
else if (!isCostly()) fetchAhead();

window.takePresses = () => {
  delete window.takePresses;
  return kept;
};
