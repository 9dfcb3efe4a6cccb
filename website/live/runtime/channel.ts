import type { Agent } from 'product-sdk';
import type { FrameMessage, PageMessage } from '../channel/messages';
import { eventNames } from '../channel/names';
import { toPlain } from './console';

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
export type RunRequest = Exclude<PageMessage, { type: 'ask' }>;

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
    if (data.type === 'ask') send({ type: 'alive' });
    else onRunRequest?.(data);
  };
  window.parent.postMessage('live', origin, [port2]);
  return send;
}

/** Reports all events of an agent to the page. */
export function watchAgent(agent: Agent, send: Send): void {
  for (const name of eventNames) {
    agent.on(name, (payload) =>
      send({ type: 'event', name, atMs: sinceStart(), payload: toPlain(payload) }),
    );
  }
}
