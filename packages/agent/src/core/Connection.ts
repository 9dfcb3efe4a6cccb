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
