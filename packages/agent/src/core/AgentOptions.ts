import { limits } from 'product-sdk/protocol';
import type { FaultName } from './faults.js';
import type { Hooks } from './Hooks.js';
import type { Log } from './Log.js';

/**
 * The numeric settings of an agent.
 * @since 0.1.0
 */
export interface AgentSettings {
  /** How many sessions can be open at once. Default 1 000. */
  sessions: number;
  /** The idle timeout of a session, in milliseconds. Default 300 000. */
  sessionIdleMs: number;
  /** How many requests a session can send in a minute. Default 120. */
  requestsPerMinute: number;
  /** The longest recording, in milliseconds. One second more is tolerated. Default 60 000. */
  recordingMaxMs: number;
  /** How long a token can be used to open a session, in milliseconds. Default 600 000. */
  tokenLifetimeMs: number;
  /** How long the agent waits for `hello` on a new connection, in milliseconds. Default 10 000. */
  helloMs: number;
  /**
   * The delay between the parts in which a reply is sent that a hook returns as one string, in
   * milliseconds. Default 20.
   */
  deltaDelayMs: number;
}

/** The default of each setting. */
export const defaultSettings: Readonly<AgentSettings> = {
  sessions: limits.sessionsPerAgent,
  sessionIdleMs: limits.sessionIdleMs,
  requestsPerMinute: limits.requestsPerMinute,
  recordingMaxMs: limits.recordingMaxMs,
  tokenLifetimeMs: limits.tokenLifetimeMs,
  helloMs: 10_000,
  deltaDelayMs: 20,
};

// One day: neither the protocol nor a timer can represent more.
const HIGHEST = 86_400_000;

function isSettingName(name: string): name is keyof AgentSettings {
  return Object.hasOwn(defaultSettings, name);
}

/**
 * Fills in the defaults of the settings that are not given.
 * @throws {TypeError} for a name there is not
 * @throws {RangeError} for a number that no agent can work by
 */
export function resolveSettings(overrides: Partial<AgentSettings> = {}): AgentSettings {
  const settings = { ...defaultSettings };
  for (const [name, value] of Object.entries(overrides)) {
    if (!isSettingName(name)) {
      const names = Object.keys(defaultSettings).join(', ');
      throw new TypeError(`There is no setting "${name}". There are: ${names}.`);
    }
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < 0 || value > HIGHEST) {
      const range = `a whole number from 0 to ${HIGHEST}`;
      throw new RangeError(`settings.${name} must be ${range}, not ${String(value)}.`);
    }
    settings[name] = value;
  }
  return settings;
}

/**
 * Options of an agent in any environment.
 * @since 0.1.0
 */
export interface AgentCoreOptions extends Partial<Hooks> {
  /** The numeric settings. Values you don't set keep their defaults. */
  settings?: Partial<AgentSettings>;
  /** The failures to simulate. */
  faults?: Iterable<FaultName>;
  /** Receives log events. */
  log?: Log;
}

const functions = ['reply', 'greet', 'transcribe', 'speak', 'log'] as const;

/** Options of an agent in any environment. */
export const coreOptionNames: readonly string[] = [...functions, 'settings', 'faults'];

/**
 * Rejects unknown options: a typo would otherwise be ignored.
 * @throws {TypeError} with the name, and those there are
 */
export function checkOptions(options: AgentCoreOptions, names = coreOptionNames): void {
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new TypeError(`There is no option "${unknown}". There are: ${names.join(', ')}.`);
  }
  for (const name of functions) {
    const value = options[name];
    if (value !== undefined && typeof value !== 'function') {
      throw new TypeError(`${name} must be a function, not ${typeof value}.`);
    }
  }
}
