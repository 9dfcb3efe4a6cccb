import { createAgent } from 'product-sdk';
import { fetchToken } from '../room/fetchToken';
import type { Observation } from './observe';
import { runMatrix } from './runMatrix';

/** Where an agent is, and what buys a token from it. */
export interface Place {
  url: string;
  tokenUrl: string;
  apiKey: string;
}

declare global {
  interface Window {
    runMatrix(steady: Place, dropping: Place): Promise<Observation[]>;
  }
}

const createAgentAt = ({ url, tokenUrl, apiKey }: Place) =>
  createAgent({
    url,
    getToken: ({ signal }) => fetchToken(tokenUrl, apiKey, signal),
    reconnect: { baseDelayMs: 50 },
  });

window.runMatrix = (steady, dropping) =>
  runMatrix({
    createAgent: () => createAgentAt(steady),
    createDroppedAgent: () => createAgentAt(dropping),
    hasMicrophone: true,
  });
