import type { AgentError, ErrorCode } from '../errors.js';
import { limits } from '../limits.js';
import { jsonLength, record } from '../protocol/schema.js';
import type { AgentMessage, ClientMessage } from '../protocol/wire.js';
import type { Tool } from '../options.js';

/** The tools of a page, and their running calls. */
export interface Toolbox {
  /** Registers the tools with the agent. */
  readonly announcement: ClientMessage;
  /** Whether a tool is running. */
  readonly busy: boolean;
  /** Runs a tool; the result is sent afterwards. */
  call(message: Extract<AgentMessage, { type: 'tool-call' }>): void;
  /** Stops the running tools; nothing is answered any more. */
  stop(): void;
}

/**
 * Creates a toolbox. This module is loaded only by agents with tools, so what it needs from the
 * core is passed in.
 * @param makeError - Creates an error of the SDK with the message of what was caught.
 * @param answer - Sends the result of a call to the agent, and a failure to the application.
 * @throws invalid-options
 */
export const createToolbox = (
  tools: Readonly<Record<string, Tool>>,
  makeError: (code: ErrorCode, cause: unknown, detail: string) => AgentError,
  answer: (message: ClientMessage, error?: AgentError) => void,
): Toolbox => {
  const demand = (holds: boolean, rule: string): void => {
    if (!holds) throw makeError('invalid-options', undefined, rule);
  };
  const descriptions = Object.entries(tools).map(([name, tool]) => {
    const { description, parameters, run, timeoutMs = limits.toolCallMs } = tool ?? {};
    const at = `tools.${name}`;
    demand(
      /^[a-z][\w-]{0,63}$/i.test(name),
      `${at} must be named by a letter, then up to 63 letters, digits, _ and -`,
    );
    demand(typeof description === 'string', `${at}.description must be a string`);
    demand(parameters === undefined || record(parameters), `${at}.parameters must be an object`);
    demand(typeof run === 'function', `${at}.run must be a function`);
    demand(
      timeoutMs >= 1 && timeoutMs <= limits.toolCallMs,
      `${at}.timeoutMs must be 1 to ${limits.toolCallMs}`,
    );
    return { name, description, parameters };
  });
  demand(
    jsonLength(descriptions) <= limits.toolsCharacters,
    `tools must be at most ${limits.toolsCharacters} characters as JSON`,
  );

  const running = new Set<AbortController>();

  const run = async (
    { name, arguments: args }: Extract<AgentMessage, { type: 'tool-call' }>,
    stop: AbortController,
  ): Promise<unknown> => {
    const tool = Object.hasOwn(tools, name) && tools[name];
    if (!tool) throw makeError('tool-unknown', undefined, name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(makeError('tool-timeout', undefined, name));
        stop.abort();
      }, tool.timeoutMs ?? limits.toolCallMs);
    });
    const work = async (): Promise<unknown> => {
      const result = await tool.run(args, { signal: stop.signal });
      if (jsonLength(result) > limits.toolCallCharacters)
        throw new TypeError('the result is too long, or cannot be written as JSON');
      return result;
    };
    const failed = (thrown: unknown): never => {
      throw makeError('tool-failed', thrown, name);
    };
    return Promise.race([work().catch(failed), tooLate]).finally(() => clearTimeout(timer));
  };

  return {
    announcement: { type: 'tools', tools: descriptions },
    get busy() {
      return running.size > 0;
    },
    call(message) {
      const { request, call } = message;
      const stop = new AbortController();
      const end = (result: unknown, error?: AgentError): void => {
        // The request may have ended in the meantime, and the session with it.
        if (!running.delete(stop)) return;
        const code = error?.code as 'tool-failed' | undefined;
        answer({ type: 'tool-result', request, call, result, code }, error);
      };
      running.add(stop);
      run(message, stop).then(end, (error) => end(undefined, error));
    },
    stop() {
      // Later, so that a tool that is told may call any operation.
      for (const stop of running) queueMicrotask(() => stop.abort());
      running.clear();
    },
  };
};
