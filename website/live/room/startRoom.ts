import { createPageAgent } from 'product-agent/page';
import { sinceStart, startClock, type Tell } from './Telling';
import { hearConsole } from './hearConsole';
import { toLine } from './toLine';
import { toThrown } from './toThrown';
import { causes } from '../causes/causes';
import { takeAway } from '../causes/takeAway';
import { createPageFetch } from './createPageFetch';
import { createPageSocket } from './createPageSocket';

/** Tells the page how high what there is to see is; nothing while there is nothing. */
function reportHeight(tell: Tell): void {
  let told = 0;
  const report = (): void => {
    const { body } = document;
    const visible = body.querySelector(':scope > :not(script, style)');
    const pixels = visible ? document.documentElement.offsetHeight : 0;
    if (pixels === told) return;
    told = pixels;
    tell({ type: 'height', pixels });
  };
  new ResizeObserver(report).observe(document.documentElement);
  new MutationObserver(report).observe(document.body, { childList: true });
}

/** Tells the page every line that is printed, and every error that nobody catches. */
export function captureConsole(tell: Tell): void {
  hearConsole((level, values) =>
    tell({ type: 'console', level, text: toLine(values), atMs: sinceStart() }),
  );
  const uncaught = (event: Event, reason: unknown): void => {
    event.preventDefault();
    const { code, message } = toThrown(reason);
    tell({ type: 'console', level: 'error', text: message, atMs: sinceStart(), code });
  };
  addEventListener('error', (event) => uncaught(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaught(event, event.reason));
}

// In a layer, so that a sample's own styles win over these.
const styles = `@layer room {
  body {
    margin: 0.75rem;
    font: 0.9375rem / 1.5 system-ui, sans-serif;
  }

  button,
  input,
  select,
  textarea {
    box-sizing: border-box;
    max-width: 100%;
    min-height: 2.75rem;
    margin: 0.125rem 0;
    border: 1px solid color-mix(in srgb, canvastext 50%, canvas);
    border-radius: 0.5rem;
    background: canvas;
    padding: 0.5rem 0.875rem;
    color: canvastext;
    font: inherit;
  }

  button {
    background: color-mix(in srgb, canvastext 6%, canvas);
    cursor: pointer;
    font-weight: 500;
  }

  button:active {
    background: color-mix(in srgb, canvastext 16%, canvas);
  }
}`;

/** Has what a sample shows without styles of its own look like the page around it, and fit a finger. */
function dressRoom(): void {
  const mode = new URLSearchParams(location.hash.slice(1)).get('mode');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    mode === 'dark' ? `${styles} @layer room { :root { color-scheme: dark; } }` : styles,
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Makes this frame a world of its own: the local agent at the address that samples connect to, a
 * token server beside it, and a console that the page shows.
 *
 * @param causeName - What shall go wrong, if anything.
 */
export function startRoom(tell: Tell, causeName?: string): void {
  startClock();
  dressRoom();
  const { faults, settings, lack } = causes[causeName ?? ''] ?? {};
  const agent = createPageAgent({ faults, settings });
  window.WebSocket = createPageSocket(agent);
  window.fetch = createPageFetch(agent);
  if (lack) takeAway(lack);
  captureConsole(tell);
  reportHeight(tell);
  tell({ type: 'started' });
}
