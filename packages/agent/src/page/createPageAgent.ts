import { CLOSE_NORMAL } from 'product-sdk/protocol';
import type { ConnectionListener } from '../core/Connection.js';
import { createId, type TokenIssuer } from '../core/TokenIssuer.js';
import { type AgentCoreOptions, checkOptions } from '../core/AgentOptions.js';
import { type AgentCore, createAgentCore } from '../core/createAgentCore.js';
import type { FaultName } from '../core/faults.js';

/**
 * A connection within the page, as returned by `transport`. Repeated here, so that the published types
 * need no other package.
 */
export interface PageConnection {
  onopen: (() => void) | null;
  onmessage: ((data: string | ArrayBuffer) => void) | null;
  onclose: ((code: number, reason: string) => void) | null;
  send(data: string | ArrayBuffer): void;
  close(code?: number, reason?: string): void;
}

/**
 * Creates a queue that runs functions one after another, each in a macrotask of its own. Unlike
 * timers, it is not throttled in a hidden page.
 */
function createTaskQueue() {
  const { port1, port2 } = new MessageChannel();
  const tasks: (() => void)[] = [];
  let isEnded = false;
  port2.onmessage = () => {
    tasks.shift()?.();
    // An open port would keep Node running.
    if (isEnded && tasks.length === 0) port1.close();
  };
  const add = (task: () => void) => {
    if (isEnded) return;
    tasks.push(task);
    port1.postMessage(undefined);
  };
  return {
    add,
    /** Runs one last function, then accepts no more. */
    end(task: () => void) {
      add(task);
      isEnded = true;
    },
  };
}

const CLOSE_ABNORMAL = 1006;

/**
 * Connects to an agent in the same page: no network, but each frame is delivered in its own task,
 * as over a network.
 */
function connectWithinPage(core: AgentCore): PageConnection {
  const queue = createTaskQueue();
  let listener: ConnectionListener | undefined;
  const end = (code: number, reason: string) =>
    queue.end(() => {
      listener?.closed();
      client.onclose?.(code, reason);
    });
  const client: PageConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(data) {
      const frame = typeof data === 'string' ? data : new Uint8Array(data.slice(0));
      queue.add(() => listener?.receive(frame));
    },
    close: (code = CLOSE_NORMAL, reason = '') => end(code, reason),
  };
  queue.add(() => {
    if (core.hasFault('connect-failed')) return end(CLOSE_ABNORMAL, '');
    listener = core.accept({
      send: (frame) => queue.add(() => client.onmessage?.(frame)),
      close: end,
      cut: () => end(CLOSE_ABNORMAL, ''),
      unsentBytes: 0,
    });
    client.onopen?.();
  });
  return client;
}

const MOST_REMEMBERED = 1_000;

/**
 * A token store for an agent that issues and verifies tokens in the same place, so nothing has to
 * be signed. The claims are those of signed tokens.
 */
function rememberTokens(audience: string): TokenIssuer {
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
 * The options of `createPageAgent`.
 * @since 0.1.0
 */
export type PageAgentOptions = AgentCoreOptions;

/**
 * An agent that runs inside the page.
 * @since 0.1.0
 */
export interface PageAgent {
  /** The value for the SDK's `url` option. Nothing is sent to this address. */
  readonly url: string;
  /** The value for the SDK's `transport` option. */
  readonly transport: (url: string) => PageConnection;
  /** The value for the SDK's `getToken` option. */
  readonly getToken: () => Promise<string>;
  /**
   * Replaces the active faults.
   * @param names - The new faults. If empty, no failures are simulated.
   */
  readonly setFaults: (names: Iterable<FaultName>) => void;
  /** Closes all connections. */
  readonly stop: () => void;
}

/**
 * Creates an agent that runs inside the page, without a network or a key.
 * @param options - All are optional.
 * @throws If an option is invalid.
 * @since 0.1.0
 */
export function createPageAgent(options: PageAgentOptions = {}): PageAgent {
  checkOptions(options);
  const core = createAgentCore(options, rememberTokens('product-agent'));
  return {
    url: 'wss://page.invalid',
    transport: () => connectWithinPage(core),
    async getToken() {
      if (core.hasFault('token-fetch-failed')) throw new Error('simulated failure');
      return (await core.issueToken()).token;
    },
    setFaults: core.setFaults,
    stop: core.stop,
  };
}
