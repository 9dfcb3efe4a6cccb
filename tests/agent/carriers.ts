import { startAgent } from 'product-agent';
import { createPageAgent } from 'product-agent/page';
import type { FaultName } from 'product-agent';
import type { AgentOptions } from 'product-sdk';
import { fetchToken } from '../sdk/harness/fetchToken';
import { wsTransport } from '../sdk/harness/wsTransport';

/** An agent with what a client needs to connect to it. */
export interface Reached {
  options: Pick<AgentOptions, 'url' | 'transport' | 'getToken'>;
  setFaults(names: Iterable<FaultName>): void;
  stop(): Promise<void> | void;
}

/** The two transports between SDK and agent. */
export const carriers = {
  async 'over a socket'(): Promise<Reached> {
    const { url, tokenUrl, apiKey, setFaults, stop } = await startAgent({
      port: 0,
      voice: 'device',
    });
    const getToken = () => fetchToken(tokenUrl, apiKey);
    return { options: { url, getToken, transport: wsTransport }, setFaults, stop };
  },
  async 'within the page'(): Promise<Reached> {
    const { url, transport, getToken, setFaults, stop } = createPageAgent();
    return { options: { url, transport, getToken }, setFaults, stop };
  },
};
