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
