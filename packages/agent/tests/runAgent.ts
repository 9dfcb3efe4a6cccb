import { onTestFinished } from 'vitest';
import type { NodeAgentOptions, RunningAgent } from '../src/node/NodeAgentOptions.js';
import { startAgent } from '../src/node/startAgent.js';

/** Starts an agent on a free port for one test; the device speaks. */
export async function runAgent(options: NodeAgentOptions = {}): Promise<RunningAgent> {
  const settings = { deltaDelayMs: 0, ...options.settings };
  const agent = await startAgent({ port: 0, voice: 'device', ...options, settings });
  onTestFinished(() => agent.stop());
  return agent;
}
