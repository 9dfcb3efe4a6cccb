import { type AgentError, demand } from './errors.js';
import { limits } from './limits.js';
import { flag, record, toJson } from './protocol/schema.js';
import { type Language, languages } from './protocol/wire.js';
import { type Transport, webSocketTransport } from './transport.js';

/**
 * The argument of `getToken`.
 * @since 0.1.0
 */
export interface TokenRequest {
  /**
   * The number of the connection attempt: 1 for the first connection, then the attempts to reconnect,
   * counted from 1. The count is reset only after a session has lasted for `maxDelayMs` or 15 000 ms,
   * whichever is longer.
   */
  attempt: number;
  /** `true` when reconnecting after the connection dropped. */
  reconnecting: boolean;
  /** Aborted when the token is no longer needed. Pass it to `fetch`. */
  signal: AbortSignal;
}

/**
 * How to reconnect after the connection drops. The wait starts at `baseDelayMs` and doubles with every
 * attempt, up to `maxDelayMs`, with 50–100 % jitter.
 * @since 0.1.0
 */
export interface ReconnectOptions {
  /** The maximum number of attempts, 1–100. Default 5. */
  attempts?: number | undefined;
  /** The longest wait before the first attempt, in milliseconds, 1–60 000. Default 500. */
  baseDelayMs?: number | undefined;
  /**
   * The longest wait before any attempt, in milliseconds, from `baseDelayMs` to 600 000.
   * Default 8 000.
   */
  maxDelayMs?: number | undefined;
}

/**
 * An output for speech, as returned by `createOutput` of `product-sdk/audio`.
 * @since 0.1.0
 */
export interface SoundOutput {
  /**
   * Returns the node to connect the sound of an audio context to.
   * @param tell - Receives later errors of the output.
   * @hidden Called by the client.
   */
  connect(context: AudioContext, tell: (error: AgentError) => void): AudioNode;
  /**
   * Applies the volume and mute to an utterance of the device voice.
   * @param repeat - Restarts the utterance, unless it has ended.
   * @param tell - Receives an error if the device voice can't use the chosen device.
   * @hidden Called by the client.
   */
  prepare(
    utterance: SpeechSynthesisUtterance,
    repeat: () => void,
    tell: (error: AgentError) => void,
  ): void;
}

/**
 * The second argument of a tool's `run`.
 * @since 0.1.0
 */
export interface ToolCallInfo {
  /**
   * Aborted when the result is no longer needed: the time limit has passed, the user has sent another
   * request, or the session has ended. Anything the tool returns after that is ignored.
   */
  signal: AbortSignal;
}

/**
 * A function of the page that the agent can call.
 * @since 0.1.0
 */
export interface Tool {
  /** Tells the agent what the tool does and when to call it. Required. */
  description: string;
  /** The JSON Schema of the object that contains the arguments. Default: no arguments. */
  parameters?: Record<string, unknown> | undefined;
  /** The time limit of a call in milliseconds, 1–120 000. Default 120 000. */
  timeoutMs?: number | undefined;
  /**
   * Runs the tool. What it returns, or what its promise resolves to, is sent to the agent as JSON. A
   * language model may have invented the arguments, so check them before use. Required.
   */
  run(args: Record<string, unknown>, info: ToolCallInfo): unknown;
}

/**
 * An object that can be sent as JSON, such as an object literal, a class instance or a value of an
 * `interface`. An array, a function, a `Date`, a `Map` or a promise is a compile-time error.
 * @since 0.1.0
 */
export type ContextObject =
  | Record<string, unknown>
  | (object & {
      toJSON?: () => object;
      [Symbol.iterator]?: never;
      [Symbol.hasInstance]?: never;
      [Symbol.toStringTag]?: never;
    });

/**
 * The options of `createAgent`.
 * @since 0.1.0
 */
export interface AgentOptions {
  /** The WebSocket address of the agent, starting with `ws://` or `wss://`. Required. */
  url: string;
  /**
   * Returns a new token from your server. It is called for every connection and reconnection, because
   * a token opens only one session. Required.
   */
  getToken: (request: TokenRequest) => string | Promise<string>;
  /** The language of the conversation. Default `'ko'`. */
  language?: Language | undefined;
  /**
   * The connection timeout in milliseconds, 1–300 000. It includes the time to get the token.
   * Default 10 000.
   */
  connectTimeoutMs?: number | undefined;
  /**
   * How to reconnect when the connection drops, or `false` to never reconnect. The wait starts at
   * `baseDelayMs` and doubles with every attempt, up to `maxDelayMs`, with 50–100 % jitter. After
   * `rate-limited` or `too-many-sessions`, every wait is calculated from `maxDelayMs`. The count of
   * attempts is reset only after a session has lasted for `maxDelayMs` or 15 000 ms, whichever is
   * longer. Default: see `ReconnectOptions`.
   */
  reconnect?: ReconnectOptions | false | undefined;
  /** Set it to `'off'` to disable audio output. Replies are then text only. Default `'auto'`. */
  speech?: 'auto' | 'off' | undefined;
  /**
   * The object that `createOutput()` of `product-sdk/audio` returns. It sets the volume, mute and the
   * sound output. Default: full volume on the system's default device.
   */
  output?: SoundOutput | undefined;
  /**
   * What the agent should know, such as who the user is and what the page shows. It is an object of
   * at most 8 000 characters as JSON. Change it with `agent.setContext`. Default: none.
   */
  context?: ContextObject | undefined;
  /**
   * Whether the agent speaks first. If `true`, a greeting is requested once `connect` has opened a
   * session, and the state becomes `thinking`. Default `false`.
   */
  greeting?: boolean | undefined;
  /**
   * The tools that the agent can call, by name. A name has 1–64 letters, digits, `_` and `-`, and
   * starts with a letter. The names, descriptions and parameters of all tools together can have up to
   * 16 000 characters as JSON. Default: none.
   */
  tools?: Record<string, Tool> | undefined;
  /**
   * The address of the microphone's AudioWorklet script. By default, the SDK loads
   * `product-sdk.worklet.js` from the folder of its own file and, if that fails, a `blob:` URL.
   * You need this option only if the bundle doesn't include the script and a content security policy
   * blocks `blob:`.
   */
  workletUrl?: string | undefined;
  /**
   * A replacement for WebSocket, for an agent that runs inside the page or for Node without
   * WebSocket. Default: the `WebSocket` of the browser or of Node.
   */
  transport?: Transport | undefined;
}

/**
 * The default of each option.
 * @since 0.1.0
 */
export const defaults = {
  language: 'ko',
  connectTimeoutMs: 10_000,
  reconnect: { attempts: 5, baseDelayMs: 500, maxDelayMs: 8_000 },
  speech: 'auto',
  greeting: false,
} as const satisfies Partial<AgentOptions>;

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
export const checkContext = (context: unknown): void => {
  const json = toJson(context);
  demand(
    // Not `record`: a `Date` or a `URL` is sent as a string.
    json?.startsWith('{') && json.length <= limits.contextCharacters,
    `context must be an object of at most ${limits.contextCharacters} characters as JSON`,
  );
};

/** Fills in the defaults of what is undefined. */
const fill = <T>(base: object, input: object): T => {
  const defined = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(defined) } as T;
};

/**
 * Fills in defaults and validates.
 * @throws invalid-options
 */
export const resolveOptions = (input: AgentOptions): ResolvedOptions => {
  demand(record(input), 'options must be an object');
  const options = fill<ResolvedOptions>({ ...defaults, transport: webSocketTransport }, input);
  const {
    url,
    getToken,
    language,
    connectTimeoutMs,
    speech,
    context,
    greeting,
    tools,
    output,
    workletUrl,
    transport,
    reconnect: reconnectInput,
  } = options;
  const reconnect =
    reconnectInput && fill<typeof reconnectInput>(defaults.reconnect, reconnectInput);
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
  demand(reconnectInput === false || record(reconnectInput), 'reconnect must be an object');
  if (reconnect) {
    demandRange('reconnect.attempts', reconnect.attempts, 1, 100);
    demandRange('reconnect.baseDelayMs', reconnect.baseDelayMs, 1, 60_000);
    demandRange('reconnect.maxDelayMs', reconnect.maxDelayMs, reconnect.baseDelayMs, 600_000);
  }
  return { ...options, reconnect };
};
