import { type ClientMessage, limits } from 'product-sdk/protocol';
import type { Outbox } from './Connection.js';
import { type ToolDescription, ToolError } from './Hooks.js';
import { doNothing, untilAborted } from './abortable.js';

// The page enforces the limit itself; its answer may take a moment longer to arrive.
const LONGEST_WAIT_MS = limits.toolCallMs + 5_000;

interface WaitingCall {
  readonly name: string;
  resolve(result: unknown): void;
  reject(error: ToolError): void;
}

/** The tools of a session's page, and the calls awaiting their results. */
export class ToolCalls {
  readonly #waiting = new Map<number, WaitingCall>();
  #latest = 0;
  /** The tools that the page has registered. */
  descriptions: readonly ToolDescription[] = [];

  constructor(private readonly outbox: Outbox) {}

  /**
   * Has the page run a tool; resolves with what it returned.
   * @throws {ToolError} when it gave no result
   * @throws {TypeError} when the arguments are no object that can be sent
   */
  async call(
    request: number,
    name: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<unknown> {
    if (!this.descriptions.some((tool) => tool.name === name))
      throw new ToolError('tool-unknown', name);
    if (typeof args !== 'object' || args === null || Array.isArray(args))
      throw new TypeError(`The arguments of ${name} must be an object.`);
    if (JSON.stringify(args).length > limits.toolCallCharacters)
      throw new TypeError(`The arguments of ${name} are too long.`);
    return this.send(request, name, args, signal);
  }

  /** Calls a tool without checking that it is registered. */
  async send(
    request: number,
    name: string,
    args: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<unknown> {
    // Not `throwIfAborted`, which React Native's signals do not have.
    if (signal.aborted) return doNothing(signal);
    this.#latest += 1;
    const call = this.#latest;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(call, { name, resolve, reject });
      timer = setTimeout(() => reject(new ToolError('tool-timeout', name)), LONGEST_WAIT_MS);
    });
    this.outbox.send({ type: 'tool-call', request, call, name, arguments: args });
    try {
      return await untilAborted(answered, signal);
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(call);
    }
  }

  /** Accepts a result; one that is no longer awaited is dropped. Tells whether the call existed. */
  receive({ call, code, result }: Extract<ClientMessage, { type: 'tool-result' }>): boolean {
    const waiting = this.#waiting.get(call);
    if (code) waiting?.reject(new ToolError(code, waiting.name));
    else waiting?.resolve(result);
    return call <= this.#latest;
  }
}
