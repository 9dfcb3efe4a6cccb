import type { AgentSettings } from './AgentSettings.js';
import type { FaultName } from './faults.js';
import type { Hooks } from './Hooks.js';
import type { Log } from './Log.js';

/**
 * What an agent can be made of, wherever it runs.
 * @since 0.1.0
 */
export interface AgentCoreOptions extends Partial<Hooks> {
  /** Numbers to work by; the rest keep their defaults. */
  settings?: Partial<AgentSettings>;
  /** Ways to misbehave on purpose. */
  faults?: Iterable<FaultName>;
  /** Learns everything that happens. */
  log?: Log;
}

const functions = ['reply', 'greet', 'transcribe', 'speak', 'log'] as const;

/** What an agent can be made of, wherever it runs. */
export const coreOptionNames: readonly string[] = [...functions, 'settings', 'faults'];

/**
 * Refuses options there are not: a slip in a name would otherwise do nothing.
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
