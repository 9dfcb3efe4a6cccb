import { createPageAgent } from 'product-agent/page';
import { sinceStart, startClock, type Tell } from './Telling';
import { hearConsole } from './hearConsole';
import { toLine } from './toLine';
import { toThrown } from './toThrown';
import { causes } from '../causes/causes';
import { takeAway } from '../causes/takeAway';
import { createPageFetch } from './createPageFetch';
import { createPageSocket } from './createPageSocket';
import { dressRoom } from './dressRoom';

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
