import { createPageAgent } from 'product-agent/page';
import { causes } from '../causes/causes';
import { takeAway } from '../causes/takeAway';
import { captureConsole } from './captureConsole';
import { createPageFetch } from './createPageFetch';
import { createPageSocket } from './createPageSocket';
import { dressRoom } from './dressRoom';
import { reportHeight } from './reportHeight';
import { startClock, type Tell } from './Telling';

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
