import type { FrameMessage, PageMessage } from './messages';

/** Sends a message to the page. */
export type Send = (message: FrameMessage) => void;

let startedAt = performance.now();

/** Time is measured from here. */
export function startClock(): void {
  startedAt = performance.now();
}

/** The time since the run started, in milliseconds. */
export function sinceStart(): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/** A message that starts a run; every frame answers pings itself. */
export type RunRequest = Exclude<PageMessage, { type: 'ping' }>;

/**
 * Opens the channel to the page that embeds this frame.
 *
 * @param origin - The origin of the page; `*` for a frame with an opaque origin.
 * @param onRunRequest - Called when the page requests a run.
 */
export function openChannel(origin: string, onRunRequest?: (request: RunRequest) => void): Send {
  const { port1, port2 } = new MessageChannel();
  const { stringify } = JSON;
  // Bound before other code runs, which may replace these functions.
  const post = port1.postMessage.bind(port1);
  const send: Send = (message) => post(stringify(message));
  port1.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ping') send({ type: 'pong' });
    else onRunRequest?.(data);
  };
  window.parent.postMessage('live', origin, [port2]);
  return send;
}

/** Reports the height of what is shown to the page. */
export function reportHeight(send: Send): void {
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
