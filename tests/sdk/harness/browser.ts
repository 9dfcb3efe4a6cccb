import { test as base } from '@playwright/test';
import type { NodeAgentOptions, RunningAgent } from 'product-agent';
import { wholeBrowser } from '../../../scripts/test/browser';
import { servePage, type PageOptions, type PageServer } from './servePage';
import { startTestAgent } from './startTestAgent';

/** Fixtures of browser tests of the SDK; everything is closed after the test. */
interface Fixtures {
  /** Starts the real local agent. */
  startAgent(options?: NodeAgentOptions): Promise<RunningAgent>;
  /** Serves a blank page with the published SDK. */
  serve(options?: PageOptions): Promise<PageServer>;
}

/** A test in the full Chromium, with extra flags. */
export const testWith = (...switches: string[]) =>
  base.extend<Fixtures>({
    launchOptions: wholeBrowser(...switches),
    startAgent: async ({ page }, provide) => {
      const running: RunningAgent[] = [];
      await provide(async (options) => {
        const agent = await startTestAgent(options);
        running.push(agent);
        return agent;
      });
      // Otherwise its agents would try to reconnect.
      await page.close();
      await Promise.all(running.map((agent) => agent.stop()));
    },
    serve: async ({ page }, provide) => {
      const servers: PageServer[] = [];
      await provide(async (options) => {
        const server = await servePage(options);
        servers.push(server);
        return server;
      });
      await page.close();
      await Promise.all(servers.map((server) => server.close()));
    },
  });
