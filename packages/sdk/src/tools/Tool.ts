/**
 * What a tool learns besides its arguments.
 * @since 0.1.0
 */
export interface ToolCallInfo {
  /**
   * Aborted when the answer is no longer wanted: the time is over, the user has asked for something
   * else, or the session has ended. What the tool returns then goes nowhere.
   */
  signal: AbortSignal;
}

/**
 * Something the agent can have the page do.
 * @since 0.1.0
 */
export interface Tool {
  /** What it does and when to use it, in words for the agent. Required. */
  description: string;
  /** The arguments it takes, as a JSON Schema of an object. Default: none. */
  parameters?: Record<string, unknown> | undefined;
  /** How long a call may take, in milliseconds, 1–120 000. Default 120 000. */
  timeoutMs?: number | undefined;
  /**
   * Does it, and tells the agent what it returns or its promise resolves with, as JSON. It is given
   * the arguments, which a model may have invented: check them before use. Required.
   */
  run(args: Record<string, unknown>, info: ToolCallInfo): unknown;
}
