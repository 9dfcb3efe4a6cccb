import { createPageAgent } from 'product-agent/page';
import { sinceStart, startClock, type Send } from './channel';
import { wrapConsole, formatLine, describeThrown } from './console';
import { causes } from '../causes/causes';
import { removeFeature } from '../causes/removeFeature';
import { createPageFetch, createPageSocket } from './network';
import { applyStyles } from './styles';

/** Reports the height of what is shown to the page. */
function reportHeight(send: Send): void {
  let reportedPixels = 0;
  const report = (): void => {
    const { body } = document;
    const visible = body.querySelector(':scope > :not(script, style)');
    const pixels = visible ? document.documentElement.offsetHeight : 0;
    if (pixels === reportedPixels) return;
    reportedPixels = pixels;
    send({ type: 'height', pixels });
  };
  new ResizeObserver(report).observe(document.documentElement);
  new MutationObserver(report).observe(document.body, { childList: true });
}

/** Reports every printed line and uncaught error to the page. */
export function captureConsole(send: Send): void {
  wrapConsole((level, values) =>
    send({ type: 'console', level, text: formatLine(values), atMs: sinceStart() }),
  );
  const uncaught = (event: Event, reason: unknown): void => {
    event.preventDefault();
    const { code, message } = describeThrown(reason);
    send({ type: 'console', level: 'error', text: message, atMs: sinceStart(), code });
  };
  addEventListener('error', (event) => uncaught(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaught(event, event.reason));
}

/**
 * Sets up this frame: the local agent at the address that samples connect to, a token server, and a
 * console that the page shows.
 *
 * @param causeName - The problem to reproduce, if any.
 */
export function startRuntime(send: Send, causeName?: string): void {
  startClock();
  applyStyles();
  const { faults, settings, missing } = causes[causeName ?? ''] ?? {};
  const agent = createPageAgent({ faults, settings });
  window.WebSocket = createPageSocket(agent);
  window.fetch = createPageFetch(agent);
  if (missing) removeFeature(missing);
  captureConsole(send);
  reportHeight(send);
  send({ type: 'started' });
}
