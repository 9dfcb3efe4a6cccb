import type { ClientMessage } from '../protocol/wire.js';
import type { Link } from './link.js';

/**
 * How much may be on its way unanswered: a second of PCM16. More would only wait in the
 * network, with everything behind it, and nobody could tell a slow connection from a dead one.
 */
const WINDOW_BYTES = 32_768;
/** After how much the agent is asked whether it has arrived. */
const ASK_BYTES = 8_192;

/** What carries a recording: at the pace at which the agent says that it arrives. */
export interface Uplink {
  /** Whether something waits, or is on its way. */
  readonly busy: boolean;
  /** Sends what belongs to a request, in order, once there is room for it. */
  upload(request: number, data: ArrayBuffer | ClientMessage): void;
  /** Forgets what waits of a request. */
  drop(request: number): void;
  ping(): void;
  /** The agent has answered a ping: all that was sent before has arrived. */
  onPong(): void;
}

/** Makes an uplink. Every answer to a `ping` acknowledges, so that agents need know nothing of it. */
export const createUplink = (link: Pick<Link, 'send'>): Uplink => {
  let waiting: { request: number; data: ArrayBuffer | ClientMessage }[] = [];
  /** How much had been sent at each ping that is not answered yet. */
  const asked: number[] = [];
  let sent = 0;
  let askedAt = 0;
  let arrived = 0;

  const ping = (): void => {
    askedAt = sent;
    asked.push(sent);
    link.send({ type: 'ping' });
  };
  const pump = (): void => {
    for (let next = waiting[0]; next && sent - arrived < WINDOW_BYTES; next = waiting[0]) {
      waiting.shift();
      link.send(next.data);
      if (next.data instanceof ArrayBuffer) sent += next.data.byteLength;
      // Nothing follows that would ask.
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
      arrived = asked.shift() ?? arrived;
      pump();
    },
  };
};
