import type { RunningAgent } from '../node/NodeAgentOptions.js';

/** Buys a token the way a server does. */
export async function fetchToken(
  agent: Pick<RunningAgent, 'tokenUrl' | 'apiKey'>,
): Promise<string> {
  const headers = { authorization: `Bearer ${agent.apiKey}` };
  const response = await fetch(agent.tokenUrl, { method: 'POST', headers });
  const { token } = (await response.json()) as { token: string };
  return token;
}
