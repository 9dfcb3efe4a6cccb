import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { UsageReport } from './agentProcess.js';

/** Where clients find the agent. */
export interface AgentAddress {
  url: string;
  tokenUrl: string;
  apiKey: string;
}

/** An agent in a process of its own, so that what it uses is its own. */
export interface AgentProcess {
  address: AgentAddress;
  measureUsage(): Promise<UsageReport>;
  stop(): void;
}

/** Starts the agent's process. */
export async function startAgentProcess(): Promise<AgentProcess> {
  const script = fileURLToPath(new URL('agentProcess.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const [address] = (await once(child, 'message')) as [AgentAddress];
  return {
    address,
    async measureUsage() {
      child.send('usage');
      const [report] = (await once(child, 'message')) as [UsageReport];
      return report;
    },
    stop: () => child.disconnect(),
  };
}
