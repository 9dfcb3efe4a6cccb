import { type AgentCoreOptions, checkOptions, coreOptionNames } from '../core/AgentOptions.js';
import type { FaultName } from '../core/faults.js';

/** The default port. */
export const DEFAULT_PORT = 8_787;

/** The default address; only this machine can reach it. */
export const DEFAULT_HOST = '127.0.0.1';

/** The default voice. */
export const DEFAULT_VOICE = 'auto';

/**
 * The default API key. It is public, so use it for development only.
 * @since 0.1.0
 */
export const DEVELOPMENT_API_KEY = 'dev-key';

/**
 * The options of `startAgent`.
 * @since 0.1.0
 */
export interface NodeAgentOptions extends AgentCoreOptions {
  /** The port to listen on. `0` selects any free port. Default 8787. */
  port?: number;
  /** The address to listen on. Default `127.0.0.1`, to which only this computer can connect. */
  host?: string;
  /** The API key that the token endpoint accepts. Default `dev-key`, for development only. */
  apiKey?: string;
  /** The origins that are allowed to connect, in addition to `localhost`. `*` allows all. */
  allowedOrigins?: readonly string[];
  /**
   * The voice to speak with if there is no `speak` hook. `auto` uses `espeak-ng` if it is installed,
   * and the device voice otherwise. Default `auto`.
   */
  voice?: 'auto' | 'device';
}

/**
 * A running agent.
 * @since 0.1.0
 */
export interface RunningAgent {
  /** The value for the SDK's option `url`. */
  readonly url: string;
  /** The token endpoint, for POST requests. */
  readonly tokenUrl: string;
  /** The API key that the token endpoint accepts. */
  readonly apiKey: string;
  /** The port it listens on. */
  readonly port: number;
  /**
   * Replaces the active faults.
   * @param names - The new faults. If empty, no failures are simulated.
   */
  setFaults(names: Iterable<FaultName>): void;
  /** Closes all sessions and stops listening. Resolves when the port is free. */
  stop(): Promise<void>;
}

const names = [...coreOptionNames, 'port', 'host', 'apiKey', 'allowedOrigins', 'voice'];
const HIGHEST_PORT = 65_535;

// JSON has no NaN or Infinity.
const show = (value: unknown): string =>
  typeof value === 'number' ? String(value) : JSON.stringify(value);

function demand(holds: boolean, name: string, allowed: string, value: unknown): void {
  if (!holds) throw new TypeError(`${name} must be ${allowed}, not ${show(value)}.`);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isPort = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= HIGHEST_PORT;

/**
 * Validates options for Node.
 * @throws {TypeError} with the name of the option, and what is allowed
 */
export function checkNodeOptions(options: NodeAgentOptions): void {
  checkOptions(options, names);
  const { port, host, apiKey, allowedOrigins = [], voice = DEFAULT_VOICE } = options;
  const portRange = `a whole number from 0 to ${HIGHEST_PORT}`;
  demand(port === undefined || isPort(port), 'port', portRange, port);
  demand(host === undefined || isText(host), 'host', 'an address', host);
  // Error messages must not contain the key.
  demand(apiKey === undefined || isText(apiKey), 'apiKey', 'a text', typeof apiKey);
  const areTexts = Array.isArray(allowedOrigins) && allowedOrigins.every(isText);
  demand(areTexts, 'allowedOrigins', 'a list of origins', allowedOrigins);
  demand(['auto', 'device'].includes(voice), 'voice', '"auto" or "device"', voice);
}
