import { handOut } from '../deferred.js';
import type { Emit } from '../emitter.js';
import { AgentError, type ErrorCode, toAgentError } from '../errors.js';
import type { StateChangeReason } from '../events.js';
import { limits } from '../limits.js';
import type { Machine } from '../machine.js';
import type { ClientMessage } from '../protocol/wire.js';
import type { ReconnectOptions, ResolvedOptions } from '../options.js';
import type { Session } from '../actions.js';
import { reasonOf, throwIfAborted } from '../whenAborted.js';
import { type Heartbeat, startHeartbeat } from './heartbeat.js';
import type { Link } from './link.js';
import { openSession, type SessionListener } from './openSession.js';
import { createUplink, type Uplink } from './uplink.js';

/** Events of the page that affect a connection. */
interface PageListener {
  /** The page is unloaded or frozen: release everything. */
  onHide(): void;
  /** The page became visible, or the network changed: check the connection. */
  onDoubt(): void;
}

/** Subscribes to the page's events, where there is a page. Returns a function that unsubscribes. */
const watchPage = ({ onHide, onDoubt }: PageListener): (() => void) => {
  // Some hosts, such as React Native, have these globals without `addEventListener`.
  const { window, document } = globalThis;
  if (![window, document].every((place) => typeof place?.addEventListener === 'function'))
    return () => undefined;
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') onDoubt();
  };
  // Without an AbortSignal: jsdom in Node accepts only its own.
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
 * The delay before a reconnection attempt: doubles from the base to the maximum, with 50–100 %
 * jitter, so that many clients do not reconnect at the same time.
 * @param attempt - Counted from 1; `Infinity` for the maximum.
 * @param options - The base and the maximum, in milliseconds.
 * @param chance - From 0 up to 1.
 */
export const backoff = (
  attempt: number,
  { baseDelayMs, maxDelayMs }: Required<ReconnectOptions>,
  chance: number,
): number => Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1)) * (0.5 + chance / 2);

/**
 * Waits.
 * @param milliseconds - How long.
 * @param cancel - Cancels: rejects with `aborted`.
 */
const delay = (milliseconds: number, cancel: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    throwIfAborted(cancel);
    const timer = setTimeout(resolve, milliseconds);
    cancel.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(reasonOf(cancel));
    });
  });

/** Overload errors: retrying soon would make it worse. */
const crowded: readonly string[] = ['rate-limited', 'too-many-sessions'] satisfies ErrorCode[];

/**
 * Callbacks of a connection; `onEnd` when a session ends, with everything in progress. A `pong` is
 * reported only where it acknowledges a part of a recording.
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

/** Manages the connection to the agent: at most one session at a time, reopened when it is lost. */
export interface Connection extends Pick<Uplink, 'upload' | 'drop'> {
  /** The session that is open. */
  readonly session: Session | undefined;
  /** The promise of the session that is open or opening. */
  readonly opening: Promise<Session>;
  send(message: ClientMessage): void;
  /** Opens a session; the promise is `opening`. */
  open(): void;
  /** Closes the session, or cancels opening it. */
  close(reason: StateChangeReason): void;
  /** Closes the session after a protocol violation of the agent. */
  distrust(detail: string): void;
}

/**
 * Creates a connection in the closed state. It moves the state machine into and out of the
 * connected states.
 */
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
  /** Reconnection attempts since a session last stayed open. */
  let attempts = 0;
  let unwatch = (): void => undefined;

  /** Clears the session before listeners are called, so that they do not see it any more. */
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
          uplink = createUplink(openedLink);
          heartbeat = startHeartbeat(uplink.ping, () =>
            openedLink.fail('connection-lost', 'no answer to a ping'),
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

  /**
   * Opens a session again, as often as the options allow. A non-retryable error ends it at once.
   * @throws connection-lost, or the error that ended it
   */
  const reopen = async (
    reconnect: Required<ReconnectOptions>,
    lost: AgentError,
    signal: AbortSignal,
  ): Promise<Session> => {
    let last = lost;
    while (attempts < reconnect.attempts) {
      const step = crowded.includes(last.code) ? Infinity : attempts + 1;
      await delay(backoff(step, reconnect, Math.random()), signal);
      attempts += 1;
      try {
        return await attempt(attempts, true, signal);
      } catch (error) {
        last = toAgentError(error, 'connect-failed');
        if (!last.retryable) throw last;
      }
    }
    throw new AgentError('connection-lost', `after ${reconnect.attempts} attempts`, last);
  };

  /**
   * Opens a session, for the first time or again; a failure that is not an abort ends in
   * `disconnected`.
   */
  const begin = (
    open: (signal: AbortSignal) => Promise<Session>,
    onFail: (error: AgentError) => void,
  ): void => {
    const { signal } = (cancel = new AbortController());
    // Deferred, so that `getToken` is called in the new state.
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
    // Stops reconnecting to an agent that opens sessions only to end them.
    const lastedMs = performance.now() - openedAt;
    if (reconnect && lastedMs >= Math.max(reconnect.maxDelayMs, limits.heartbeatMs)) attempts = 0;
    if (!reconnect || error.code === 'session-idle' || attempts >= reconnect.attempts) {
      giveUp(error);
      return;
    }
    begin((signal) => reopen(reconnect, error, signal), giveUp);
    // This promise may have no consumer: failures are reported by the `error` event.
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
        // Behind a recording on a slow connection the answer takes longer.
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
    send(message: ClientMessage & { request?: number }) {
      // What bypasses the queue either ends its request, or precedes or follows all of it.
      uplink?.drop(message.request);
      link?.send(message);
    },
    upload: (request, data) => uplink?.upload(request, data),
    drop: (request) => uplink?.drop(request),
    distrust: (detail) => link?.fail('malformed-message', detail),
  };
};
