/**
 * Why a tool gave no result: the page has none of this name, it failed there, or it took too long.
 * @since 0.1.0
 */
export type ToolErrorCode = 'tool-unknown' | 'tool-failed' | 'tool-timeout';

/**
 * What `callTool` rejects with.
 * @since 0.1.0
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  /**
   * Makes an error for a tool.
   * @param code - What went wrong.
   * @param tool - The name of the tool.
   */
  constructor(
    readonly code: ToolErrorCode,
    tool: string,
  ) {
    super(`${code}: ${tool}`);
  }
}
