import { checkOptions, coreOptionNames } from '../core/checkOptions.js';
import type { NodeAgentOptions } from './NodeAgentOptions.js';

const names = [...coreOptionNames, 'port', 'host', 'apiKey', 'allowedOrigins', 'voice'];
const HIGHEST_PORT = 65_535;

// JSON has no NaN and no Infinity.
const show = (given: unknown): string =>
  typeof given === 'number' ? String(given) : JSON.stringify(given);

function demand(holds: boolean, name: string, allowed: string, given: unknown): void {
  if (!holds) throw new TypeError(`${name} must be ${allowed}, not ${show(given)}.`);
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isPort = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= HIGHEST_PORT;

/**
 * Refuses options that no agent in Node can start with.
 * @throws {TypeError} with the name of the option, and what is allowed
 */
export function checkNodeOptions(options: NodeAgentOptions): void {
  checkOptions(options, names);
  const { port, host, apiKey, allowedOrigins = [], voice = 'auto' } = options;
  const portRange = `a whole number from 0 to ${HIGHEST_PORT}`;
  demand(port === undefined || isPort(port), 'port', portRange, port);
  demand(host === undefined || isText(host), 'host', 'an address', host);
  // The key stays out of whatever shows the error.
  demand(apiKey === undefined || isText(apiKey), 'apiKey', 'a text', typeof apiKey);
  const areTexts = Array.isArray(allowedOrigins) && allowedOrigins.every(isText);
  demand(areTexts, 'allowedOrigins', 'a list of origins', allowedOrigins);
  demand(['auto', 'device'].includes(voice), 'voice', '"auto" or "device"', voice);
}
