import { handOut } from '../deferred.js';
import type { Emit } from '../emitter.js';
import { AgentError, toAgentError } from '../errors.js';
import type { StateChangeReason } from '../events.js';
import { limits } from '../limits.js';
import type { Machine } from '../machine.js';
import type { ClientMessage } from '../protocol/wire.js';
import type { ResolvedOptions } from '../resolveOptions.js';
import type { Session } from '../actions.js';
import { type Heartbeat, startHeartbeat } from './heartbeat.js';
import type { Link } from './link.js';
import { openSession, type SessionListener } from './openSession.js';
import { reopenSession } from './reopenSession.js';
import { createUplink, type Uplink } from './uplink.js';

/** What the page goes through that matters to a connection. */
interface PageListener {
  /** The page is left or put aside: let go of everything. */
  onHide(): void;
  /** The page is looked at again, or the network came or went: is the connection still alive? */
  onDoubt(): void;
}

/** Listens to the page, where there is one. Returns a function that stops listening. */
const watchPage = ({ onHide, onDoubt }: PageListener): (() => void) => {
  // Some hosts have the two names, as React Native has, and nothing that can be listened to.
  const { window, document } = globalThis;
  if (![window, document].every((place) => typeof place?.addEventListener === 'function'))
    return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onDoubt();
  };
  // Not by a signal: a page that jsdom models in Node takes its own alone.
  const change = (method: 'addEventListener' | 'removeEventListener'): void => {
    window[method]('pagehide', onHide);
    window[method]('online', onDoubt);
    window[method]('offline', onDoubt);
    document[method]('visibilitychange', onVisibility);
  };
  change('addEventListener');
  return () => change('removeEventListener');
};

/**
 * What a connection tells; `onEnd` when a session is over, and everything in progress with it. A
 * `pong` is told only where it acknowledges a part of a recording.
 */
export interface ConnectionListener extends Pick<
  SessionListener,
  'onOpening' | 'onMessage' | 'onFrame' | 'onEnd'
> {
  /**
   * A session is open, perhaps in the place of one that was lost.
   * @param mayGreet - Whether it is not, and its agent can begin.
   */
  onReady(mayGreet: boolean): void;
}

/** The way to the agent: at most one session at a time, opened again when it is lost. */
export interface Connection extends Pick<Uplink, 'upload' | 'drop'> {
  /** The session that is open. */
  readonly session: Session | undefined;
  /** The promise of the session that is open or being opened. */
  readonly opening: Promise<Session>;
  send(message: ClientMessage): void;
  /** Opens a session; the promise is `opening`. */
  open(): void;
  /** Closes the session, or stops opening it. */
  close(reason: StateChangeReason): void;
  /** Gives the session up: the agent broke the protocol. */
  distrust(detail: string): void;
}

/** Makes a connection, not yet open. It moves the machine into and out of the connected states. */
export const createConnection = (
  options: ResolvedOptions,
  machine: Machine,
  emit: Emit,
  listener: ConnectionListener,
): Connection => {
  let opening!: Promise<Session>;
  let session: Session | undefined;
  let link: Link | undefined;
  let uplink: Uplink | undefined;
  let heartbeat: Heartbeat | undefined;
  let cancel = new AbortController();
  let openedAt = 0;
  /** The attempts to reconnect since a session last lasted. */
  let attempts = 0;
  let unwatch = (): void => undefined;

  /** Lets go of the session before anyone is told, so that whoever is told finds it gone. */
  const release = (): void => {
    heartbeat?.stop();
    link?.close();
    session = link = uplink = heartbeat = undefined;
  };

  const attempt = (number: number, reconnecting: boolean, signal: AbortSignal): Promise<Session> =>
    openSession(
      options,
      { attempt: number, reconnecting },
      {
        onOpening: listener.onOpening,
        onReady(openedSession, openedLink, greets = false) {
          session = openedSession;
          link = openedLink;
          openedAt = performance.now();
          const openedUplink = (uplink = createUplink(openedLink));
          heartbeat = startHeartbeat(
            () => openedUplink.ping(),
            () => openedLink.fail('connection-lost', 'no answer to a ping'),
          );
          machine.move('ready', 'connected', { session });
          listener.onReady(greets && !reconnecting);
        },
        onMessage(message) {
          heartbeat?.heard();
          if (message.type === 'pong') {
            const acknowledges = uplink?.busy;
            uplink?.onPong();
            if (!acknowledges) return;
          }
          listener.onMessage(message);
        },
        onFrame(frame) {
          heartbeat?.heard();
          listener.onFrame(frame);
        },
        onEnd: lose,
      },
      signal,
    );

  /** Opens in one way or another; a failure that nobody asked for ends in `disconnected`. */
  const begin = (
    open: (signal: AbortSignal) => Promise<Session>,
    onFail: (error: AgentError) => void,
  ): void => {
    const { signal } = (cancel = new AbortController());
    // Later, so that the application is asked for a token in the state that follows.
    const opened = Promise.resolve(signal)
      .then(open)
      .catch((thrown) => {
        const error = toAgentError(thrown, 'connect-failed');
        if (!signal.aborted) onFail(error);
        throw error;
      });
    opening = handOut(opened, 'connect-failed');
  };

  const stop = (reason: StateChangeReason, error?: AgentError): void => {
    unwatch();
    machine.move('disconnected', reason, { error });
  };

  const lose = (error: AgentError): void => {
    const { reconnect } = options;
    const giveUp = (last: AgentError): void => {
      stop(last.code === 'session-idle' ? 'session-idle' : 'connection-lost', last);
      emit('error', last);
      listener.onEnd(last);
    };
    release();
    // An agent that opens sessions only to end them must not be asked for ever.
    const lastedMs = performance.now() - openedAt;
    if (reconnect && lastedMs >= Math.max(reconnect.maxDelayMs, limits.heartbeatMs)) attempts = 0;
    if (!reconnect || error.code === 'session-idle' || attempts >= reconnect.attempts) {
      giveUp(error);
      return;
    }
    begin(
      (signal) =>
        reopenSession(
          reconnect,
          { error, attempts },
          (number) => attempt((attempts = number), true, signal),
          signal,
        ),
      giveUp,
    );
    // Nobody may be waiting for this promise: `error` tells when it fails.
    opening.catch(() => undefined);
    machine.move('reconnecting', 'connection-lost', { error });
    listener.onEnd(error);
    if (error.code !== 'connection-lost') emit('error', error);
  };

  return {
    get session() {
      return session;
    },
    get opening() {
      return opening;
    },
    open() {
      attempts = 0;
      unwatch = watchPage({
        onHide: () => this.close('page-hidden'),
        // Behind a recording on a slow connection the answer is longer in coming.
        onDoubt: () => heartbeat?.ask(uplink?.busy ? limits.heartbeatMs : 0),
      });
      begin(
        (signal) => attempt(1, false, signal),
        (error) => stop('connect-failed', error),
      );
      machine.move('connecting', 'connect');
    },
    close(reason) {
      cancel.abort();
      release();
      stop(reason);
      listener.onEnd(new AgentError('aborted', reason));
    },
    send(message: ClientMessage) {
      const isOver =
        message.type === 'cancel' || (message.type === 'recording-end' && message.discard);
      if (isOver) uplink?.drop(message.request);
      link?.send(message);
    },
    upload: (request, data) => uplink?.upload(request, data),
    drop: (request) => uplink?.drop(request),
    distrust: (detail) => link?.fail('malformed-message', detail),
  };
};
