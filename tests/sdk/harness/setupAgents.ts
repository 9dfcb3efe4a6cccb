import type { NodeAgentOptions, RunningAgent } from 'product-agent';
import { createAgent, type Agent, type AgentEvents, type AgentOptions } from 'product-sdk';
import { afterEach } from 'vitest';
import { fetchToken } from './fetchToken';
import { startTestAgent } from './startTestAgent';
import { wsTransport } from './wsTransport';

/** Starts agents and clients in Node; everything is closed after each test. */
export const setupAgents = () => {
  let clients: Agent[] = [];
  let running: RunningAgent[] = [];

  afterEach(async () => {
    await Promise.all(clients.map((agent) => agent.actions.disconnect()));
    await Promise.all(running.map((agent) => agent.stop()));
    clients = [];
    running = [];
  });

  return {
    async start(options?: NodeAgentOptions): Promise<RunningAgent> {
      const agent = await startTestAgent(options);
      running.push(agent);
      return agent;
    },
    connectTo({ url, tokenUrl, apiKey }: RunningAgent, options?: Partial<AgentOptions>): Agent {
      const agent = createAgent({
        url,
        getToken: ({ signal }) => fetchToken(tokenUrl, apiKey, signal),
        transport: wsTransport,
        reconnect: { baseDelayMs: 20 },
        ...options,
      });
      clients.push(agent);
      return agent;
    },
  };
};

/** Waits for the next event of a name that matches. */
export const next = <Name extends keyof AgentEvents>(
  agent: Agent,
  event: Name,
  fits: (payload: AgentEvents[Name]) => boolean = () => true,
): Promise<AgentEvents[Name]> =>
  new Promise((resolve) => {
    const stop = agent.on(event, (payload) => {
      if (!fits(payload)) return;
      stop();
      resolve(payload);
    });
  });

/** The code that a promise rejects with. */
export const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error) => error.code ?? String(error),
  );

/** The message that a promise rejects with: the code and its detail. */
export const messageOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error) => error.message,
  );
