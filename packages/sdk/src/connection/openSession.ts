import { AgentError, makeError } from '../errors.js';
import { limits } from '../limits.js';
import type { AgentOptions, ResolvedOptions, TokenRequest } from '../options.js';
import { text } from '../protocol/schema.js';
import { PROTOCOL_VERSION } from '../protocol/wire.js';
import type { Session } from '../actions.js';
import { version } from '../version.js';
import { abortWith, rejectWhenAborted, throwIfAborted } from '../whenAborted.js';
import { type Link, type LinkListener, openLink } from './link.js';

/**
 * Gets a token from the application.
 * @throws token-fetch-failed
 */
const fetchToken = async (
  getToken: AgentOptions['getToken'],
  request: TokenRequest,
): Promise<string> => {
  let token: unknown;
  try {
    token = await getToken(request);
  } catch (error) {
    throw makeError('token-fetch-failed', error);
  }
  if (!text(limits.tokenCharacters, 1)(token))
    throw new AgentError(
      'token-fetch-failed',
      `getToken must give 1 to ${limits.tokenCharacters} characters`,
    );
  return token;
};

/** What a session tells. */
export interface SessionListener extends Pick<LinkListener, 'onMessage' | 'onFrame' | 'onEnd'> {
  /** Called before a session is opened, which waits for it. */
  onOpening(): Promise<void>;
  /** The session is open; nothing was reported before. */
  onReady(session: Session, link: Link, greets?: boolean): void;
}

/** Performs the handshake over a new link. */
const greet = (
  options: ResolvedOptions,
  token: string,
  listener: SessionListener,
  signal: AbortSignal,
): Promise<Session> =>
  new Promise((resolve, reject) => {
    let ready = false;
    const link = openLink(options.transport, options.url, {
      onOpen: () =>
        link.send({
          type: 'hello',
          protocol: PROTOCOL_VERSION,
          token,
          language: options.language,
          speech: options.speech === 'auto',
          client: `product-sdk/${version}`,
        }),
      onMessage(message) {
        if (ready) return listener.onMessage(message);
        if (message.type !== 'ready') return;
        if (message.protocol !== PROTOCOL_VERSION) return link.fail('protocol-mismatch');
        const { session: id, language, voice, idleTimeoutMs, encodings = [], greets } = message;
        const session = { id, language, voice, idleTimeoutMs, encodings };
        ready = true;
        resolve(session);
        listener.onReady(session, link, greets);
      },
      onFrame: (frame) => ready && listener.onFrame(frame),
      onEnd(error) {
        if (ready) listener.onEnd(error);
        else if (error.code !== 'connection-lost' && error.operations.includes('connect'))
          reject(error);
        else reject(new AgentError('connect-failed', options.url, error));
      },
    });
    signal.addEventListener('abort', () => !ready && link.close());
  });

/**
 * Gets a token, connects, and waits until the agent is ready.
 * @param options - The agent's options.
 * @param attempt - The argument of `getToken`.
 * @param listener - Receives the session from the moment it is open.
 * @param cancel - Cancels: rejects with `aborted`.
 */
export const openSession = async (
  options: ResolvedOptions,
  attempt: Omit<TokenRequest, 'signal'>,
  listener: SessionListener,
  cancel: AbortSignal,
): Promise<Session> => {
  throwIfAborted(cancel);
  const stop = new AbortController();
  const { signal } = stop;
  const stopped = rejectWhenAborted(signal);
  const { connectTimeoutMs } = options;
  const onCancel = (): void => abortWith(stop, new AgentError('aborted'));
  const onTimeout = (): void =>
    abortWith(stop, new AgentError('connect-timeout', `${connectTimeoutMs} ms`));
  cancel.addEventListener('abort', onCancel);
  const timer = setTimeout(onTimeout, connectTimeoutMs);
  try {
    const request = { ...attempt, signal };
    const prepared = Promise.all([fetchToken(options.getToken, request), listener.onOpening()]);
    const [token] = await Promise.race([prepared, stopped]);
    // Canceled after the token arrived, when the race was already decided.
    throwIfAborted(signal);
    return await Promise.race([greet(options, token, listener, signal), stopped]);
  } finally {
    clearTimeout(timer);
    cancel.removeEventListener('abort', onCancel);
  }
};
