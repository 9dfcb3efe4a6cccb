import { startAgent, type RunningAgent } from 'product-agent';
import { DEFAULT_PORT } from '../../packages/agent/src/node/NodeAgentOptions';
import { say } from '../say';
import { choosePort } from './choosePort';

/**
 * Starts the local agent on `AGENT_PORT`, or on the agent's own port or the next free one.
 *
 * @throws {Stop} when the chosen port cannot be had
 */
export async function serveAgent(): Promise<RunningAgent> {
  const port = await choosePort('AGENT_PORT', DEFAULT_PORT);
  const agent = await startAgent({ port });
  // The samples call the agent at its own port.
  const message = agent.port === DEFAULT_PORT ? 'agentReadyForSamples' : 'agentReady';
  console.log(say(message, { url: `ws://localhost:${agent.port}` }));
  return agent;
}
