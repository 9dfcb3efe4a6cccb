import type { ClientMessage } from '../protocol/wire.js';
import type { Link } from './link.js';

/**
 * The maximum unacknowledged bytes: one second of PCM16. More would only queue in the network and
 * delay everything behind it, and a slow connection could not be told from a dead one.
 */
const WINDOW_BYTES = 32_768;
/** After how many bytes an acknowledgement is requested. */
const ASK_BYTES = 8_192;

/** Sends a recording at the pace at which the agent acknowledges it. */
export interface Uplink {
  /** Whether anything is queued or unacknowledged. */
  readonly busy: boolean;
  /** Sends the messages of a request in order, as soon as the window allows. */
  upload(request: number, data: ArrayBuffer | ClientMessage): void;
  /** Discards what is queued of a request. */
  drop(request?: number): void;
  ping(): void;
  /** The agent has answered a ping: everything sent before it has arrived. */
  onPong(): void;
}

/**
 * Creates an uplink. Any answer to a `ping` acknowledges, so that agents need no support for it.
 */
export const createUplink = (link: Pick<Link, 'send'>): Uplink => {
  let waiting: { request: number; data: ArrayBuffer | ClientMessage }[] = [];
  /** The bytes sent before each unanswered ping. */
  const pinged: number[] = [];
  let sent = 0;
  let askedAt = 0;
  let arrived = 0;

  const ping = (): void => {
    askedAt = sent;
    pinged.push(sent);
    link.send({ type: 'ping' });
  };
  const pump = (): void => {
    for (let next = waiting[0]; next && sent - arrived < WINDOW_BYTES; next = waiting[0]) {
      waiting.shift();
      link.send(next.data);
      if (next.data instanceof ArrayBuffer) sent += next.data.byteLength;
      // Nothing more follows that would trigger a ping.
      else ping();
      if (sent - askedAt >= ASK_BYTES) ping();
    }
  };
  return {
    get busy() {
      return waiting.length > 0 || sent > arrived;
    },
    upload(request, data) {
      waiting.push({ request, data });
      pump();
    },
    drop(request) {
      waiting = waiting.filter((each) => each.request !== request);
    },
    ping,
    onPong() {
      arrived = pinged.shift() ?? arrived;
      pump();
    },
  };
};
