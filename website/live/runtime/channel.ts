import type { Agent } from 'product-sdk';
import type { FrameMessage, PageMessage } from '../channel/messages';
import { eventNames } from '../channel/names';
import { toPlain } from './console';

/** Tells the page one thing. */
export type Send = (message: FrameMessage) => void;

let startedAt = performance.now();

/** From now on time is counted from here. */
export function startClock(): void {
  startedAt = performance.now();
}

/** How long ago the run began, in milliseconds. */
export function sinceStart(): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/** What the page orders, beside what every frame does by itself. */
export type Order = Exclude<PageMessage, { type: 'ask' }>;

/**
 * Opens the one channel to the page that holds this frame.
 *
 * @param origin - Whose page may hold it; `*` for a frame with no origin of its own.
 * @param onOrder - Is told what the page wants to be run.
 */
export function openChannel(origin: string, onOrder?: (order: Order) => void): Send {
  const { port1, port2 } = new MessageChannel();
  const { stringify } = JSON;
  // Bound before any other code runs: what that code replaces stays its own affair.
  const post = port1.postMessage.bind(port1);
  const send: Send = (message) => post(stringify(message));
  port1.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ask') send({ type: 'alive' });
    else onOrder?.(data);
  };
  window.parent.postMessage('live', origin, [port2]);
  return send;
}

/** Tells the page every event of an agent. */
export function watchAgent(agent: Agent, send: Send): void {
  for (const name of eventNames) {
    agent.on(name, (payload) =>
      send({ type: 'event', name, atMs: sinceStart(), payload: toPlain(payload) }),
    );
  }
}
