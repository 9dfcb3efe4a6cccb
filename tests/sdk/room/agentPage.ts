import { createAgent, type Agent, type AgentOptions } from 'product-sdk';
import { fetchToken } from './fetchToken';

/** Where an agent is, and what buys a token from it. */
export interface Place {
  url: string;
  tokenUrl: string;
  apiKey: string;
}

declare global {
  interface Window {
    /** Makes an agent of the published SDK. */
    agentAt(place: Place, options?: Partial<AgentOptions>): Agent;
    /** Waits for a promise and tells the code that it rejected with. */
    codeOf(promise: Promise<unknown>): Promise<string | undefined>;
  }
}

window.agentAt = ({ url, tokenUrl, apiKey }, options) =>
  createAgent({
    url,
    getToken: ({ signal }) => fetchToken(tokenUrl, apiKey, signal),
    ...options,
  });

window.codeOf = (promise) =>
  promise.then(
    () => undefined,
    (error) => error.code ?? String(error),
  );
