import type { PageMessage } from '../channel/FrameMessage';
import type { Tell } from './Telling';

/** What the page orders, beside what every frame does by itself. */
export type Order = Exclude<PageMessage, { type: 'ask' }>;

/**
 * Opens the one channel to the page that holds this frame.
 *
 * @param origin - Whose page may hold it; `*` for a frame with no origin of its own.
 * @param onOrder - Is told what the page wants to be run.
 */
export function openChannel(origin: string, onOrder?: (order: Order) => void): Tell {
  const { port1, port2 } = new MessageChannel();
  const { stringify } = JSON;
  // Bound before any other code runs: what that code replaces stays its own affair.
  const post = port1.postMessage.bind(port1);
  const tell: Tell = (message) => post(stringify(message));
  port1.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'ask') tell({ type: 'alive' });
    else onOrder?.(data);
  };
  window.parent.postMessage('live', origin, [port2]);
  return tell;
}
