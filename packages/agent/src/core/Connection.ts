import { type AgentMessage, closeCodes, type ClosingErrorCode } from 'product-sdk/protocol';

/** One client's connection to the agent, independent of the transport. */
export interface Connection {
  /** Sends a text or a binary frame; does nothing once closed. */
  send(frame: string | ArrayBuffer): void;
  /** Closes the connection with a reason for the client. */
  close(code: number, reason: string): void;
  /** Drops the connection without a closing handshake, as a lost network would. */
  cut(): void;
  /** Bytes passed to `send` that have not been written yet. */
  readonly unsentBytes: number;
}

/** The callbacks a transport invokes for a connection. */
export interface ConnectionListener {
  receive(frame: string | Uint8Array): void;
  closed(): void;
}

const MOST_UNSENT_BYTES = 8 * 1_024 * 1_024;

/** The part of a connection that a session may use. */
export class Outbox {
  readonly #connection: Connection;
  readonly #onSend: () => void;
  /** Set while the agent simulates a frozen connection. */
  isSilent = false;

  /**
   * @param onSend - Called for every frame sent, except for the answer to a `ping`.
   */
  constructor(connection: Connection, onSend: () => void) {
    this.#connection = connection;
    this.#onSend = onSend;
  }

  get unsentBytes(): number {
    return this.#connection.unsentBytes;
  }

  send(message: AgentMessage): void {
    this.sendFrame(JSON.stringify(message));
  }

  pong(): void {
    if (!this.isSilent) this.#connection.send('{"type":"pong"}');
  }

  /** Sends a frame unchanged, even a malformed one. */
  sendFrame(frame: string | ArrayBuffer): void {
    if (this.isSilent) return;
    this.#connection.send(frame);
    this.#onSend();
    // Limits buffering for a client that does not read, which would otherwise exhaust the agent's
    // memory.
    if (this.unsentBytes > MOST_UNSENT_BYTES) this.cut();
  }

  /** Closes with a reason for the client. */
  close(code: ClosingErrorCode, detail?: string): void {
    this.send({ type: 'error', code, detail });
    this.#connection.close(closeCodes[code], code);
  }

  /** Closes because the agent is stopping. */
  leave(): void {
    this.#connection.close(1001, 'the agent stops');
  }

  cut(): void {
    this.#connection.cut();
  }
}
