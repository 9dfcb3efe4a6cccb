import {
  ADPCM,
  type ClientMessage,
  type ClosingErrorCode,
  PROTOCOL_VERSION,
  readAdpcmFrame,
  readClientMessage,
  readFrame,
} from 'product-sdk/protocol';
import type { AgentContext, SessionContext } from './SessionContext.js';
import { createId, type UsedTokens, type TokenIssuer } from './TokenIssuer.js';
import { Session } from './Session.js';
import { type Connection, type ConnectionListener, Outbox } from './Connection.js';
import { RateLimiter } from './RateLimiter.js';
import { ToolCalls } from './ToolCalls.js';

/** What the connections of an agent share. */
interface AgentHost {
  readonly context: AgentContext;
  readonly tokens: TokenIssuer;
  readonly spentTokens: UsedTokens;
  /** The ids of the open sessions. */
  readonly openSessions: Set<string>;
}

/** What a client says first. */
type Hello = Extract<ClientMessage, { type: 'hello' }>;

/**
 * Reserves a session slot for a client in exchange for its token; returns an error code if refused.
 */
async function greet(
  { protocol, token }: Hello,
  id: string,
  { context: { faults, settings }, tokens, spentTokens, openSessions }: AgentHost,
): Promise<ClosingErrorCode | undefined> {
  if (protocol !== PROTOCOL_VERSION || faults.has('protocol-mismatch')) return 'protocol-mismatch';
  const verdict = await tokens.verify(token);
  if (verdict.kind !== 'valid') return verdict.kind;
  const isFull = openSessions.size >= settings.sessions;
  if (isFull || faults.has('too-many-sessions')) return 'too-many-sessions';
  if (!spentTokens.spend(verdict.id, verdict.expiresAtMs)) return 'token-invalid';
  openSessions.add(id);
  return undefined;
}

/** Opens a session for an authenticated client and sends it `ready`. */
function openSession(
  context: AgentContext,
  id: string,
  { language, speech }: Hello,
  idleTimeoutMs: number,
  { outbox, fail }: Pick<SessionContext, 'outbox' | 'fail'>,
): Session {
  const voice = context.hooks.speak ? 'agent' : 'device';
  context.log('session-open', { session: id, language, voice });
  const protocol = PROTOCOL_VERSION;
  outbox.send({
    type: 'ready',
    protocol,
    session: id,
    language,
    voice,
    idleTimeoutMs,
    greets: true,
    encodings: [ADPCM],
  });
  outbox.isSilent = context.faults.has('frozen');
  return new Session({
    ...context,
    id,
    language,
    speech,
    outbox,
    fail,
    clientContext: {},
    tools: new ToolCalls(outbox),
    history: [],
    turn: 0,
    stream: 0,
    stopSpeaking: () => undefined,
  });
}

/** Calls `onIdle` once, after a period without activity. */
class IdleTimer {
  readonly #onIdle: () => void;
  #idleMs: number;
  #touchedAt = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(idleMs: number, onIdle: () => void) {
    this.#idleMs = idleMs;
    this.#onIdle = onIdle;
    this.restart(idleMs);
  }

  /** Records activity and restarts the period. */
  touch(): void {
    // Only stores a timestamp: resetting a timer for every audio frame would cost more.
    this.#touchedAt = performance.now();
  }

  /** Restarts the period with a new length. */
  restart(idleMs: number): void {
    this.stop();
    this.#idleMs = idleMs;
    this.touch();
    this.#timer = setTimeout(() => this.#check(), idleMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #check(): void {
    const leftMs = this.#idleMs - (performance.now() - this.#touchedAt);
    if (leftMs <= 0) this.#onIdle();
    else this.#timer = setTimeout(() => this.#check(), Math.ceil(leftMs));
  }
}

// Twice the rate of a microphone that sends frames of 10 ms.
const MOST_FRAMES_PER_MINUTE = 12_000;
const IDLE_FAULT_MS = 1_000;

/** The life of a connection: waits for `hello`, then runs a session. */
export class ClientConnection implements ConnectionListener {
  readonly #id = createId();
  readonly #host: AgentHost;
  readonly #outbox: Outbox;
  readonly #onOver: () => void;
  readonly #idle: IdleTimer;
  readonly #frames = new RateLimiter(MOST_FRAMES_PER_MINUTE);
  #phase: 'new' | 'greeting' | 'open' | 'over' = 'new';
  #session: Session | undefined;

  constructor(connection: Connection, host: AgentHost, onOver: () => void) {
    this.#host = host;
    this.#onOver = onOver;
    this.#outbox = new Outbox(connection, () => this.#idle.touch());
    this.#idle = new IdleTimer(host.context.settings.helloMs, () => this.#close('session-idle'));
  }

  receive(frame: string | Uint8Array): void {
    if (this.#phase === 'over') return;
    if (!this.#frames.allows()) this.#close('rate-limited', 'too many frames');
    else if (typeof frame === 'string') this.#receiveText(frame);
    else this.#receiveAudio(frame);
  }

  closed(): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    this.#idle.stop();
    this.#session?.end();
    if (this.#host.openSessions.delete(this.#id)) {
      this.#host.context.log('session-close', { session: this.#id });
    }
    this.#onOver();
  }

  /** Closes the connection because the agent is stopping. */
  leave(): void {
    this.#outbox.leave();
    this.closed();
  }

  #receiveText(frame: string): void {
    const reading = readClientMessage(frame);
    if (reading.kind === 'malformed') this.#close('malformed-message', reading.detail);
    else if (reading.kind === 'message') this.#receiveMessage(reading.message);
  }

  #receiveMessage(message: ClientMessage): void {
    if (message.type !== 'ping') this.#idle.touch();
    if (this.#session) this.#session.receive(message);
    else if (this.#phase !== 'new' || message.type !== 'hello') {
      this.#close('malformed-message', 'the hello comes first, and is answered before all else');
    } else void this.#greet(message).catch((error: unknown) => this.#fail(error));
  }

  #receiveAudio(bytes: Uint8Array): void {
    const frame = readFrame('microphone', bytes) ?? readAdpcmFrame(bytes);
    if (!frame || !this.#session) {
      this.#close('malformed-message', 'not a microphone frame');
      return;
    }
    this.#idle.touch();
    this.#session.receiveAudio(frame);
  }

  async #greet(hello: Hello): Promise<void> {
    this.#phase = 'greeting';
    if (this.#host.context.faults.has('connect-timeout')) return;
    const refusal = await greet(hello, this.#id, this.#host);
    if (this.#phase !== 'greeting') this.#host.openSessions.delete(this.#id);
    else if (refusal) this.#close(refusal);
    else this.#open(hello);
  }

  /** Closes the connection; only the log gets the reason. */
  #fail(error: unknown): void {
    this.#host.context.log('request-failed', { session: this.#id, error: String(error) });
    this.#close('agent-failed');
  }

  #open(hello: Hello): void {
    const { context } = this.#host;
    const isHasty = context.faults.has('session-idle');
    const idleTimeoutMs = isHasty ? IDLE_FAULT_MS : context.settings.sessionIdleMs;
    this.#phase = 'open';
    this.#idle.restart(idleTimeoutMs);
    this.#session = openSession(context, this.#id, hello, idleTimeoutMs, {
      outbox: this.#outbox,
      fail: (code, detail) => this.#close(code, detail),
    });
  }

  #close(code: ClosingErrorCode, detail?: string): false {
    const { log } = this.#host.context;
    log(this.#session ? 'session-failed' : 'session-refused', { session: this.#id, code });
    this.#outbox.close(code, detail);
    this.closed();
    return false;
  }
}
