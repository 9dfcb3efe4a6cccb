import type { RunningAgent } from 'product-agent';
import type { Place } from './agentPage';

/** What a page needs to connect to an agent. */
export const placeOf = ({ url, tokenUrl, apiKey }: RunningAgent): Place => ({
  url,
  tokenUrl,
  apiKey,
});
