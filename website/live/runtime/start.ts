import { createPageAgent } from 'product-agent/page';
import { captureConsole, reportHeight, type Send, startClock } from 'runnable-samples/frame';
import { causes } from '../causes/causes';
import { removeFeature } from '../causes/removeFeature';
import { codeOf } from './agentEvents';
import { createPageFetch, createPageSocket } from './network';
import { applyStyles } from './styles';

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
  captureConsole(send, codeOf);
  reportHeight(send);
  send({ type: 'started' });
}
