import type { AgentCoreOptions } from '../core/AgentOptions.js';
import type { FaultName } from '../core/faults.js';

/**
 * What `startAgent` takes, besides the hooks, faults and numbers of any agent.
 * @since 0.1.0
 */
export interface NodeAgentOptions extends AgentCoreOptions {
  /** The port to listen on; 0 takes any that is free. Default 8 787. */
  port?: number;
  /** The address to listen on. Default `127.0.0.1`, which only this machine reaches. */
  host?: string;
  /** The API key that the token endpoint accepts. Default `dev-key`, for development only. */
  apiKey?: string;
  /** Origins, besides those of this machine, whose pages may use the agent; `*` for all. */
  allowedOrigins?: readonly string[];
  /**
   * Who speaks when there is no `speak` hook: `espeak-ng` when it is installed, or always the
   * device of the client. Default `auto`.
   */
  voice?: 'auto' | 'device';
}

/**
 * An agent that is listening.
 * @since 0.1.0
 */
export interface RunningAgent {
  /** The address for the SDK's option `url`. */
  readonly url: string;
  /** Where to POST for a token. */
  readonly tokenUrl: string;
  /** The API key that the token endpoint accepts. */
  readonly apiKey: string;
  /** The port it listens on. */
  readonly port: number;
  /**
   * Replaces the active faults, for what happens from now on.
   * @param names - The faults to have; none to behave well again.
   */
  setFaults(names: Iterable<FaultName>): void;
  /** Says goodbye to every client and stops listening; resolves when the port is free. */
  stop(): Promise<void>;
}
