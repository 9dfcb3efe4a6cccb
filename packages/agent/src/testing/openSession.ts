import { PROTOCOL_VERSION } from 'product-sdk/protocol';
import type { RunningAgent } from '../node/NodeAgentOptions.js';
import { connectClient, type TestClient } from './connectClient.js';
import { fetchToken } from './fetchToken.js';

/** A hello that an agent welcomes, if the token is right. */
export function hello(token: string, rest: object = {}): object {
  return {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    token,
    language: 'ko',
    speech: true,
    ...rest,
  };
}

/** Connects to an agent and says hello with a fresh token. */
export async function openSession(agent: RunningAgent, rest: object = {}): Promise<TestClient> {
  const client = await connectClient(agent.url);
  client.send(hello(await fetchToken(agent), rest));
  await client.until('ready');
  return client;
}
