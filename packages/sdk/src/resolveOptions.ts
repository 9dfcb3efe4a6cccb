import { demand } from './errors.js';
import { defaults, type AgentOptions, type ReconnectOptions } from './options.js';
import { limits } from './limits.js';
import { flag, jsonLength, record } from './protocol/schema.js';
import { languages } from './protocol/wire.js';
import { type Transport, webSocketTransport } from './transport.js';

/** The options with defaults filled in. */
export type ResolvedOptions = Required<
  Omit<AgentOptions, 'context' | 'tools' | 'output' | 'workletUrl' | 'reconnect'>
> & {
  context?: Record<string, unknown>;
  tools?: AgentOptions['tools'];
  output?: AgentOptions['output'];
  reconnect: Required<ReconnectOptions> | false;
  transport: Transport;
  workletUrl?: string;
};

/** Rejects a number that is out of range. */
export const demandRange = (name: string, value: number, minimum: number, maximum: number): void =>
  demand(
    Number.isFinite(value) && value >= minimum && value <= maximum,
    `${name} must be ${minimum} to ${maximum}, not ${value}`,
  );

/**
 * Validates a context.
 * @throws invalid-options
 */
export const checkContext = (context: unknown): void =>
  demand(
    // Not `record`: a `Date` or a `URL` is sent as a string.
    jsonLength(context) <= limits.contextCharacters && JSON.stringify(context)?.startsWith('{'),
    `context must be an object of at most ${limits.contextCharacters} characters as JSON`,
  );

/** Fills in the defaults of what is undefined. */
const fill = <T>(base: object, given: object): T => {
  const defined = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(defined) } as T;
};

/**
 * Fills in defaults and validates.
 * @throws invalid-options
 */
export const resolveOptions = (given: AgentOptions): ResolvedOptions => {
  demand(record(given), 'options must be an object');
  const options = fill<ResolvedOptions>({ ...defaults, transport: webSocketTransport }, given);
  const { url, getToken, language, connectTimeoutMs, speech, context, greeting } = options;
  const { tools, output, workletUrl, transport, reconnect: asked } = options;
  const reconnect = asked && fill<typeof asked>(defaults.reconnect, asked);
  demand(/^wss?:\/\/[^/\s]/.test(url), 'url must begin with ws:// or wss://');
  demand(typeof getToken === 'function', 'getToken must be a function');
  demand(languages.includes(language), `language must be ${languages.join(' or ')}`);
  demand(['auto', 'off'].includes(speech), 'speech must be auto or off');
  demand(typeof transport === 'function', 'transport must be a function');
  demand(['string', 'undefined'].includes(typeof workletUrl), 'workletUrl must be a string');
  if (context !== undefined) checkContext(context);
  demand(flag(greeting), 'greeting must be true or false');
  demand(tools === undefined || record(tools), 'tools must be an object');
  demand(!output || typeof output.connect === 'function', 'output must be of createOutput()');
  demandRange('connectTimeoutMs', connectTimeoutMs, 1, 300_000);
  demand(asked === false || record(asked), 'reconnect must be an object');
  if (reconnect) {
    demandRange('reconnect.attempts', reconnect.attempts, 1, 100);
    demandRange('reconnect.baseDelayMs', reconnect.baseDelayMs, 1, 60_000);
    demandRange('reconnect.maxDelayMs', reconnect.maxDelayMs, reconnect.baseDelayMs, 600_000);
  }
  return { ...options, reconnect };
};
