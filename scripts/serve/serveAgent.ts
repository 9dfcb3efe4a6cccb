import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { say } from '../say';
import { choosePort } from './choosePort';

interface AgentServer {
  close(): Promise<unknown>;
}

interface AgentModule {
  startAgent(options: { port: number }): Promise<AgentServer>;
}

const entry = 'product-agent';

/**
 * Starts the local agent on `AGENT_PORT`, or on 8787 or the next free one; nothing when it is not built.
 *
 * @throws {Stop} when the chosen port cannot be had
 */
export async function serveAgent(): Promise<AgentServer | undefined> {
  if (!existsSync(join(root, 'packages/agent/dist'))) return undefined;
  const { startAgent } = (await import(entry)) as AgentModule;
  const port = await choosePort('AGENT_PORT', 8787);
  const server = await startAgent({ port });
  console.log(say('agentReady', { url: `ws://localhost:${port}` }));
  return server;
}
