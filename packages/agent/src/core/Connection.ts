import { type AgentMessage, closeCodes, type ClosingErrorCode } from 'product-sdk/protocol';

/** One client's line to the agent, whatever carries it. */
export interface Connection {
  /** Sends a text or a binary frame; does nothing once closed. */
  send(frame: string | ArrayBuffer): void;
  /** Closes in good order, telling the client why. */
  close(code: number, reason: string): void;
  /** Cuts the line without a word, as a lost network would. */
  cut(): void;
  /** Bytes handed to `send` that have not left yet. */
  readonly unsentBytes: number;
}

/** What the carrier of a connection calls as things happen. */
export interface ConnectionListener {
  receive(frame: string | Uint8Array): void;
  closed(): void;
}

const MOST_UNSENT_BYTES = 8 * 1_024 * 1_024;

/** What a session may do with its connection. */
export class Outbox {
  readonly #connection: Connection;
  readonly #onSend: () => void;
  /** Set while the agent plays dead. */
  isSilent = false;

  /** @param onSend - Called for everything sent, except for the answer to a `ping`. */
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

  /** Sends a frame as it is, well formed or not. */
  sendFrame(frame: string | ArrayBuffer): void {
    if (this.isSilent) return;
    this.#connection.send(frame);
    this.#onSend();
    // A client that does not read would otherwise fill the agent's memory.
    if (this.unsentBytes > MOST_UNSENT_BYTES) this.cut();
  }

  /** Tells the client why, then closes. */
  close(code: ClosingErrorCode, detail?: string): void {
    this.send({ type: 'error', code, detail });
    this.#connection.close(closeCodes[code], code);
  }

  /** Closes because the agent stops. */
  leave(): void {
    this.#connection.close(1001, 'the agent stops');
  }

  cut(): void {
    this.#connection.cut();
  }
}
