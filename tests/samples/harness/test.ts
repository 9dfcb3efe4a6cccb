import { expect, test as base } from '@playwright/test';
import { isFaultName, startAgent, type RunningAgent } from 'product-agent';
import { startForwarder, type Forwarder } from './startForwarder';

interface TestFixtures {
  /** Starts the agent at `localhost:8787`, optionally with faults. */
  agentWith(fault?: string): Promise<RunningAgent>;
}

interface WorkerFixtures {
  /** The agent that samples reach at `localhost:8787`. */
  agentPort: Forwarder;
}

const flags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** A test whose browser finds a real agent at the address that samples use. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  agentPort: [
    async ({ playwright: _playwright }, provide) => {
      const forwarder = await startForwarder();
      await provide(forwarder);
      await forwarder.close();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, launchOptions, agentPort }, provide) => {
      const rule = `--host-resolver-rules=MAP localhost:8787 127.0.0.1:${agentPort.port}`;
      const args = [...(launchOptions.args ?? []), ...flags, rule];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  async agentWith({ agentPort }, provide) {
    const agents: RunningAgent[] = [];
    await provide(async (fault) => {
      const faults = (fault ? [fault] : []).filter(isFaultName);
      expect(faults, 'the agent has this fault').toEqual(fault ? [fault] : []);
      const agent = await startAgent({ port: 0, faults });
      agents.push(agent);
      agentPort.pointAt(agent.port);
      return agent;
    });
    await Promise.all(agents.map((agent) => agent.stop()));
  },
});
