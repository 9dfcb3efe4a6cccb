/**
 * What a tool learns besides its arguments.
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
 * Something the agent can have the page do.
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
