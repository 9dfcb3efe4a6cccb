import type { AgentCoreOptions } from '../core/AgentOptions.js';
import { checkOptions } from '../core/checkOptions.js';
import { createAgentCore } from '../core/createAgentCore.js';
import type { FaultName } from '../core/faults.js';
import { connectWithinPage, type PageConnection } from './connectWithinPage.js';
import { rememberTokens } from './rememberTokens.js';

/**
 * What `createPageAgent` takes: the hooks, faults and numbers of any agent.
 * @since 0.1.0
 */
export type PageAgentOptions = AgentCoreOptions;

/**
 * An agent that lives in the page.
 * @since 0.1.0
 */
export interface PageAgent {
  /** An address for the SDK's option `url`; nothing is ever sent to it. */
  readonly url: string;
  /** For the SDK's option `transport`. */
  readonly transport: (url: string) => PageConnection;
  /** For the SDK's option `getToken`. */
  readonly getToken: () => Promise<string>;
  /**
   * Replaces the active faults, for what happens from now on.
   * @param names - The faults to have; none to behave well again.
   */
  readonly setFaults: (names: Iterable<FaultName>) => void;
  /** Says goodbye to every client. */
  readonly stop: () => void;
}

/**
 * Makes an agent that runs inside the page, without a network and without a key.
 * @param options - Hooks, faults and numbers; none are required.
 * @throws For an option that cannot be, with its name and what is allowed.
 * @since 0.1.0
 */
export function createPageAgent(options: PageAgentOptions = {}): PageAgent {
  checkOptions(options);
  const core = createAgentCore(options, rememberTokens('product-agent'));
  return {
    url: 'wss://page.invalid',
    transport: () => connectWithinPage(core),
    async getToken() {
      if (core.hasFault('token-fetch-failed')) throw new Error('told to fail');
      return (await core.issueToken()).token;
    },
    setFaults: core.setFaults,
    stop: core.stop,
  };
}
