import { createId } from '../core/createId.js';
import type { TokenKeeper } from '../core/TokenKeeper.js';
import { type AgentCoreOptions, checkOptions } from '../core/AgentOptions.js';
import { createAgentCore } from '../core/createAgentCore.js';
import type { FaultName } from '../core/faults.js';
import { connectWithinPage } from './connectWithinPage.js';
import type { PageConnection } from './PageConnection.js';

const MOST_REMEMBERED = 1_000;

/**
 * Keeps tokens for an agent that issues and checks them in the same place: it knows its own again,
 * so that nothing has to be signed. They carry the same claims as the signed ones.
 */
function rememberTokens(audience: string): TokenKeeper {
  const remembered = new Map<string, { jti: string; exp: number }>();
  return {
    issue(lifetimeMs) {
      const issuedAt = Math.floor(Date.now() / 1_000);
      const exp = issuedAt + lifetimeMs / 1_000;
      const claims = { iss: 'product-agent', aud: audience, iat: issuedAt, exp, jti: createId() };
      const token = `${btoa(JSON.stringify(claims))}.${createId()}`;
      remembered.set(token, claims);
      for (const [oldest] of remembered) {
        if (remembered.size > MOST_REMEMBERED) remembered.delete(oldest);
      }
      return Promise.resolve({ token, expiresAtMs: exp * 1_000 });
    },
    verify(token) {
      const claims = remembered.get(token);
      if (!claims) return Promise.resolve({ kind: 'token-invalid' });
      const expiresAtMs = claims.exp * 1_000;
      if (expiresAtMs <= Date.now()) return Promise.resolve({ kind: 'token-expired' });
      return Promise.resolve({ kind: 'valid', id: claims.jti, expiresAtMs });
    },
  };
}

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
